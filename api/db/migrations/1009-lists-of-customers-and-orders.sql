-- Lists for the staff, whose far pages are read past all rows before them.

CREATE INDEX customers_newest ON customers (created_at DESC, id DESC) WHERE is_active;

CREATE INDEX customers_by_name ON customers (lower(last_name), lower(first_name), id DESC) WHERE is_active;

CREATE INDEX orders_by_name ON orders (lower(last_name), lower(first_name), id DESC);
