-- Receipts: one for each payment that came in and each sum that went back, numbered per kind and year without gaps.

CREATE TABLE receipt_series (
  kind text NOT NULL CHECK (kind IN ('sale', 'refund')),
  year integer NOT NULL,
  last_number integer NOT NULL CHECK (last_number > 0),
  PRIMARY KEY (kind, year)
);

CREATE TABLE receipts (
  kind text NOT NULL CHECK (kind IN ('sale', 'refund')),
  year integer NOT NULL,
  sequence integer NOT NULL CHECK (sequence > 0),
  order_id integer NOT NULL REFERENCES orders,
  -- the payment, the refund or the return to gift cards that it is for: each has one receipt
  cause text NOT NULL UNIQUE,
  issued_at timestamptz NOT NULL DEFAULT now(),
  -- never negative: the kind says which way the money went
  total_minor integer NOT NULL CHECK (total_minor >= 0),
  currency text NOT NULL,
  -- as it was issued, without the buyer, whom the order knows
  document jsonb NOT NULL,
  PRIMARY KEY (kind, year, sequence),
  FOREIGN KEY (kind, year) REFERENCES receipt_series
);

CREATE INDEX receipts_of_order ON receipts (order_id);

CREATE UNIQUE INDEX receipts_one_sale ON receipts (order_id) WHERE kind = 'sale';

ALTER TABLE payment_refunds
  -- the declaration whose goods it pays back; null for what the staff give back by hand
  ADD COLUMN withdrawal_id integer REFERENCES order_withdrawals;
