-- When a wish was made last: it waits for a year from then on, and keeps its place (PRODUCT-109, PRODUCT-111).

ALTER TABLE availability_notifications ADD COLUMN asked_at timestamptz NOT NULL DEFAULT now();

UPDATE availability_notifications SET asked_at = created_at;
