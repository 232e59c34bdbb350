-- What a declared withdrawal means, as the buyer was told, and what the staff made of it.

ALTER TABLE order_withdrawals
  -- withdrawal: the law's 14 days; return: unused goods in the shop's 100 days
  ADD COLUMN kind text NOT NULL DEFAULT 'withdrawal' CHECK (kind IN ('withdrawal', 'return')),
  -- what goes back to the buyer, delivery included, in the payment's currency; null where it was not written down
  ADD COLUMN refund_minor integer CHECK (refund_minor >= 0),
  ADD COLUMN delivery_minor integer NOT NULL DEFAULT 0 CHECK (delivery_minor >= 0),
  -- false: the goods were still with the shop, and nothing has to be sent back
  ADD COLUMN has_left boolean NOT NULL DEFAULT true,
  -- where to and until when the goods are sent back, as it was told
  ADD COLUMN send_by date,
  ADD COLUMN send_to text NOT NULL DEFAULT '',
  -- what the buyer proved the order with
  ADD COLUMN proof text CHECK (proof IN ('key', 'email', 'account')),
  -- null: the staff have not handled it
  ADD COLUMN outcome text CHECK (outcome IN ('refunded', 'closed', 'revoked')),
  ADD COLUMN settled_at timestamptz,
  ADD COLUMN settled_by integer REFERENCES customers ON DELETE SET NULL,
  ADD COLUMN note text NOT NULL DEFAULT '',
  ADD CHECK ((outcome IS NULL) = (settled_at IS NULL));

CREATE INDEX order_withdrawals_open ON order_withdrawals (order_id) WHERE outcome IS NULL;
