-- A refund that its provider refused is tried once more by another one, is paid by hand, or is closed with a reason.
ALTER TABLE payment_refunds
  ADD COLUMN again_of text UNIQUE REFERENCES payment_refunds ON DELETE CASCADE,
  ADD COLUMN is_by_hand boolean NOT NULL DEFAULT false,
  ADD COLUMN closed_at timestamptz;

CREATE INDEX payment_refunds_open ON payment_refunds (created_at) WHERE status <> 'done' AND closed_at IS NULL;
