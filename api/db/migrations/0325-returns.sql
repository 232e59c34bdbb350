-- Withdrawals and returns are one entity: what was declared with its reasons, how it comes back, and where it is.

ALTER TABLE order_withdrawals RENAME TO returns;

ALTER INDEX order_withdrawals_open RENAME TO returns_open;

ALTER TABLE returns
  -- of the code that was mailed: who knows it sees the return; null for declarations from before there were codes
  ADD COLUMN code_hash bytea UNIQUE,
  -- a form that is sent again is one return
  ADD COLUMN request_key text UNIQUE,
  -- how the goods come back: the buyer sends them, or brings them to a store
  ADD COLUMN way text NOT NULL DEFAULT 'post' CHECK (way IN ('post', 'store')),
  -- the buyer's own words to who opens the parcel
  ADD COLUMN message text NOT NULL DEFAULT '',
  ADD COLUMN tracking_code text NOT NULL DEFAULT '',
  -- when the shop had the goods in its hands, and in which store; null store: at the address of returns
  ADD COLUMN received_at timestamptz,
  ADD COLUMN received_store integer,
  -- what went back to gift cards, in the payment's currency
  ADD COLUMN cards_minor integer NOT NULL DEFAULT 0 CHECK (cards_minor >= 0),
  -- what the buyer is told about how it ended
  ADD COLUMN answer text NOT NULL DEFAULT '';

ALTER TABLE attachments ADD COLUMN return_id integer REFERENCES returns ON DELETE SET NULL;

CREATE INDEX attachments_return ON attachments (return_id) WHERE return_id IS NOT NULL;
