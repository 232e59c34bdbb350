-- Credit notes of invoices that nobody has paid, and the smaller invoices that follow, each in a series of its own.

ALTER TABLE receipt_series DROP CONSTRAINT receipt_series_kind_check,
  ADD CONSTRAINT receipt_series_kind_check CHECK (kind IN ('sale', 'refund', 'credit', 'invoice'));

ALTER TABLE receipts DROP CONSTRAINT receipts_kind_check,
  ADD CONSTRAINT receipts_kind_check CHECK (kind IN ('sale', 'refund', 'credit', 'invoice'));

ALTER TABLE payments
  -- what credit notes took off an invoice before it was paid
  ADD COLUMN credited_minor integer NOT NULL DEFAULT 0 CHECK (credited_minor BETWEEN 0 AND amount_minor);
