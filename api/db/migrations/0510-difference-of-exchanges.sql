-- The difference of an exchange that costs more: paid by a payment of its own for the exchange's order, once the return is accepted.

ALTER TABLE exchanges
  -- what all pieces cost beside value_minor, in the payment's currency: to be paid before they leave
  ADD COLUMN extra_minor integer NOT NULL DEFAULT 0 CHECK (extra_minor >= 0);

-- An order whose difference nobody paid gives its goods back and stays known.
ALTER TABLE exchanges DROP CONSTRAINT exchanges_check1;

ALTER TABLE exchanges ADD CONSTRAINT exchanges_order_check CHECK (
  (status <> 'ordered' OR order_id IS NOT NULL) AND (status <> 'held' OR order_id IS NULL));

ALTER TABLE payments
  -- the payment of the exchange's order, of which this one pays the difference
  ADD COLUMN part_of text REFERENCES payments ON DELETE CASCADE;

DROP INDEX payments_captured_once;

CREATE UNIQUE INDEX payments_captured_once ON payments (order_id) WHERE status IN ('captured', 'refunded') AND part_of IS NULL;

CREATE UNIQUE INDEX payments_part_captured_once ON payments (part_of) WHERE status IN ('captured', 'refunded');

-- Which payments a refund is asked from, where money of more than one came together in an exchange's order.
CREATE TABLE payment_refund_sources (
  refund_id text NOT NULL REFERENCES payment_refunds ON DELETE CASCADE,
  -- one that a provider captured
  payment_id text NOT NULL REFERENCES payments ON DELETE CASCADE,
  amount_minor integer NOT NULL CHECK (amount_minor > 0),
  PRIMARY KEY (refund_id, payment_id)
);

CREATE INDEX payment_refund_sources_payment ON payment_refund_sources (payment_id);
