-- What members of the staff are here for (STAFF-35). Those of today are customer service, which is what all staff could do.

ALTER TABLE customers ADD COLUMN staff_role text NOT NULL DEFAULT 'service'
  CHECK (staff_role IN ('store', 'content', 'service', 'commerce'));

ALTER TABLE customers ADD COLUMN staff_store_id integer REFERENCES stores;

ALTER TABLE customers ADD CHECK (NOT is_staff OR staff_role <> 'store' OR staff_store_id IS NOT NULL);

COMMENT ON COLUMN customers.staff_role IS 'Of whom is_staff says it; admins have is_admin.';

COMMENT ON COLUMN customers.staff_store_id IS 'Whose stock, pickups and returns are a store’s member’s.';

CREATE INDEX customers_staff ON customers (id) WHERE is_staff OR is_admin;
