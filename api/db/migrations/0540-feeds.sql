-- The merchant's other systems bring stock and prices in, with tokens of their own.

CREATE TABLE feed_tokens (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  name text NOT NULL,
  scopes jsonb NOT NULL,
  created_by integer REFERENCES customers ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL,
  last_used_at timestamptz,
  withdrawn_at timestamptz
);

COMMENT ON COLUMN feed_tokens.scopes IS 'What it opens: ["stock", "prices"], or one of them.';

-- The newest message that was taken for a shelf, or for a price. An older one that comes late changes nothing.
CREATE TABLE feed_stock_marks (
  variant_id integer NOT NULL REFERENCES variants ON DELETE CASCADE,
  store_id integer NOT NULL REFERENCES stores ON DELETE CASCADE,
  as_of timestamptz NOT NULL,
  PRIMARY KEY (variant_id, store_id)
);

CREATE TABLE feed_price_marks (
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  variant_id integer REFERENCES variants ON DELETE CASCADE,
  as_of timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (model_id, variant_id)
);

-- What was sold of a shelf since a message was written is taken off what it says.
CREATE INDEX reservations_taken ON reservations (variant_id, store_id, settled_at) WHERE status = 'taken';
