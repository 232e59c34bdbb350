-- Another variant that a buyer wants instead of money: kept until the return is decided, then an order of its own.

CREATE TABLE exchanges (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  return_id integer NOT NULL REFERENCES returns ON DELETE CASCADE,
  -- the variant that comes back
  product_id integer NOT NULL,
  -- the one that is wanted, and the shelf that it is kept on
  variant_id integer NOT NULL REFERENCES variants,
  store_id integer NOT NULL REFERENCES stores,
  amount integer NOT NULL CHECK (amount > 0),
  -- what all pieces are charged, in the payment's currency: no more than was paid for what comes back
  value_minor integer NOT NULL CHECK (value_minor >= 0),
  -- how the line of the exchange's order is told, in the order's language
  line jsonb NOT NULL,
  -- held: in stock.reserved; ordered: sold by an order of its own; released: can be sold again
  status text NOT NULL DEFAULT 'held' CHECK (status IN ('held', 'ordered', 'released')),
  -- a return that has not come by then ends the exchange
  expires_at timestamptz NOT NULL,
  settled_at timestamptz,
  order_id integer REFERENCES orders,
  CHECK ((status = 'held') = (settled_at IS NULL)),
  CHECK ((status = 'ordered') = (order_id IS NOT NULL))
);

CREATE INDEX exchanges_return ON exchanges (return_id);

CREATE INDEX exchanges_order ON exchanges (order_id) WHERE order_id IS NOT NULL;

CREATE INDEX exchanges_due ON exchanges (expires_at) WHERE status = 'held';

ALTER TABLE payment_refunds
  -- the exchange's order that this money paid; null: it went back to the buyer
  ADD COLUMN exchange_order_id integer REFERENCES orders;
