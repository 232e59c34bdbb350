-- Buyers take a return by receipt back, and tell its parcel's tracking code.

ALTER TABLE store_returns DROP CONSTRAINT store_returns_status_check;

ALTER TABLE store_returns
  -- cancelled: the buyer took it back before anything had arrived
  ADD CONSTRAINT store_returns_status_check CHECK (status IN ('new-return', 'processing-return', 'more_info-return',
    'processed-return', 'rejected-return', 'cancelled')),
  -- of the parcel that the buyer sends, by the buyer
  ADD COLUMN tracking_code text NOT NULL DEFAULT '',
  -- of the last day to bring or send it
  ADD COLUMN reminded_at timestamptz,
  ADD CONSTRAINT store_returns_cancelled_account CHECK (iban_sealed IS NULL OR status <> 'cancelled');

ALTER TABLE store_return_events DROP CONSTRAINT store_return_events_status_check;

ALTER TABLE store_return_events
  ADD CONSTRAINT store_return_events_status_check CHECK (status IN ('new-return', 'processing-return',
    'more_info-return', 'processed-return', 'rejected-return', 'cancelled'));
