-- Money that goes back, and purchases that buyers withdraw from.

CREATE TABLE payment_refunds (
  id text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES payments ON DELETE CASCADE,
  -- in the payment's currency
  amount_minor integer NOT NULL CHECK (amount_minor > 0),
  -- requested: counted and not yet confirmed by the provider
  status text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'done', 'refused')),
  reason text NOT NULL DEFAULT '',
  actor_id integer REFERENCES customers ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz
);

CREATE INDEX payment_refunds_payment ON payment_refunds (payment_id);

CREATE TABLE order_withdrawals (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
  -- [{ product_id, amount }]
  lines jsonb NOT NULL,
  reason text NOT NULL DEFAULT '',
  declared_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX order_withdrawals_order ON order_withdrawals (order_id);

ALTER TABLE payments
  -- why it failed, where that tells the buyer what to do: address
  ADD COLUMN failure text;
