-- Reminders before deadlines, each once, and the addresses that want none.

ALTER TABLE returns
  -- when the buyer was reminded that the parcel has not come, or was found to want no reminders
  ADD COLUMN reminded_at timestamptz;

ALTER TABLE orders
  -- the same for the last day to return unused goods
  ADD COLUMN deadline_reminded_at timestamptz;

CREATE INDEX order_status_history_delivered ON order_status_history (at) WHERE status = 'delivered';

CREATE TABLE reminder_stops (
  -- keyed with the service's secret: the table names nobody
  address_hash bytea PRIMARY KEY,
  stopped_at timestamptz NOT NULL DEFAULT now()
);
