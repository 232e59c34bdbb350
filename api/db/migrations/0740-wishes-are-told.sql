-- "We tell you when it is back": the mail tells the price in the country and currency in which its reader saw prices.

ALTER TABLE availability_notifications
  ADD COLUMN country_code text NOT NULL DEFAULT 'fi',
  ADD COLUMN currency text NOT NULL DEFAULT 'eur';

CREATE INDEX availability_notifications_waiting ON availability_notifications (variant_id, created_at)
  WHERE notified_at IS NULL;
