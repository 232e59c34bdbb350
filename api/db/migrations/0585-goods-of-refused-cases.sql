-- What becomes of the goods of a complaint or of a return to a store that was refused; null: not told, or not refused.

ALTER TABLE complaints
  ADD COLUMN refused_goods text CHECK (refused_goods IN ('with_buyer', 'sent_back', 'kept')),
  ADD COLUMN keeping_store_id integer REFERENCES stores (id),
  ADD CONSTRAINT complaints_keeping_store CHECK (refused_goods IS DISTINCT FROM 'kept' OR keeping_store_id IS NOT NULL);

ALTER TABLE store_returns
  ADD COLUMN refused_goods text CHECK (refused_goods IN ('with_buyer', 'sent_back', 'kept')),
  ADD COLUMN keeping_store_id integer REFERENCES stores (id),
  ADD CONSTRAINT store_returns_keeping_store CHECK (refused_goods IS DISTINCT FROM 'kept' OR keeping_store_id IS NOT NULL);
