-- The state or province of an address, `US-CA`; empty in countries whose addresses have none. And the store at which a
-- customer likes to pick goods up.

ALTER TABLE orders
  ADD COLUMN state text NOT NULL DEFAULT '';

ALTER TABLE customers
  ADD COLUMN state text NOT NULL DEFAULT '',
  ADD COLUMN preferred_store integer REFERENCES stores ON DELETE SET NULL;

DROP TRIGGER note_order_change ON orders;

CREATE TRIGGER note_order_change AFTER UPDATE OF status, paid_at, first_name, last_name, address, postal_code, city, state,
    phone, email, special_request, delivery_method, delivery_location ON orders
  FOR EACH ROW WHEN (NEW.status <> 'pending_payment') EXECUTE FUNCTION note_order_change();
