-- Which orders have changed, in an order that a reader can go on from. A change has no place until it is read: places that
-- are given while transactions run would become visible out of order, and a reader would pass over the late ones.

CREATE SEQUENCE feed_order_places;

CREATE TABLE feed_order_changes (
  order_id integer PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  place bigint UNIQUE
);

COMMENT ON COLUMN feed_order_changes.place IS 'Its place among the changes; null until somebody reads it.';

CREATE INDEX feed_order_changes_unread ON feed_order_changes (order_id) WHERE place IS NULL;

CREATE FUNCTION note_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO feed_order_changes (order_id) VALUES (NEW.id) ON CONFLICT (order_id) DO UPDATE SET place = NULL;
  RETURN NULL;
END $$;

-- An order that was never sold is nobody's business.
CREATE TRIGGER note_order_change AFTER UPDATE OF status, paid_at, first_name, last_name, address, postal_code, city, phone,
    email, special_request, delivery_method, delivery_location ON orders
  FOR EACH ROW WHEN (NEW.status <> 'pending_payment') EXECUTE FUNCTION note_order_change();

CREATE TRIGGER note_new_order AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.status <> 'pending_payment') EXECUTE FUNCTION note_order_change();

INSERT INTO feed_order_changes (order_id) SELECT id FROM orders WHERE status <> 'pending_payment';
