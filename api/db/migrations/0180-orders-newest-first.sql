-- Lists for the staff: all orders, and those in one status, newest first.

CREATE INDEX orders_newest ON orders (placed_at DESC, id DESC);

CREATE INDEX orders_status_newest ON orders (status, placed_at DESC, id DESC);
