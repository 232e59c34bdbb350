-- What was bought in a store and comes back: no order knows it, so the buyer tells it from the receipt.

CREATE TABLE store_returns (
  id uuid PRIMARY KEY,
  -- what staff and buyer call it by; it opens nothing
  number integer GENERATED ALWAYS AS IDENTITY (START WITH 20001) UNIQUE,
  -- of the code that was mailed: who knows it sees the case
  code_hash bytea NOT NULL UNIQUE,
  -- a form that is sent again is one return
  request_key text NOT NULL UNIQUE,
  request_hash bytea NOT NULL,
  customer_id integer REFERENCES customers ON DELETE SET NULL,
  language text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  -- where it was bought
  store_id integer NOT NULL REFERENCES stores,
  receipt text NOT NULL,
  bought_on date NOT NULL,
  -- where it is brought to; null: it is sent
  return_store_id integer REFERENCES stores,
  message text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'new-return' CHECK (status IN ('new-return', 'processing-return', 'more_info-return',
    'processed-return', 'rejected-return')),
  -- rises with each write: who writes says which one was read
  version integer NOT NULL DEFAULT 1,
  payout text NOT NULL CHECK (payout IN ('store', 'bank')),
  -- whose account it is
  account_holder text NOT NULL DEFAULT '',
  -- the account's number, encrypted; it goes with the payment, with a refusal, and with age
  iban_sealed text,
  -- its last four signs
  iban_end text NOT NULL DEFAULT '',
  -- what is given back in euro cents, once it was accepted
  refund_minor integer CHECK (refund_minor > 0),
  paid_at timestamptz,
  paid_by integer REFERENCES customers ON DELETE SET NULL,
  submitted_at timestamptz NOT NULL DEFAULT now(),
  status_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CHECK ((status = 'processed-return') = (refund_minor IS NOT NULL)),
  CHECK (paid_at IS NULL OR status = 'processed-return'),
  CHECK (iban_sealed IS NULL OR (payout = 'bank' AND paid_at IS NULL AND status <> 'rejected-return'))
);

CREATE INDEX store_returns_waiting ON store_returns (status, status_at);

CREATE INDEX store_returns_receipt ON store_returns (store_id, receipt);

CREATE INDEX store_returns_customer ON store_returns (customer_id) WHERE customer_id IS NOT NULL;

CREATE INDEX store_returns_email ON store_returns (lower(email));

CREATE TABLE store_return_rows (
  store_return_id uuid NOT NULL REFERENCES store_returns ON DELETE CASCADE,
  position integer NOT NULL,
  model text NOT NULL,
  color text NOT NULL,
  size text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  -- of one piece, in euro cents, as the buyer reads it on the receipt
  price_minor integer NOT NULL CHECK (price_minor > 0),
  reason text NOT NULL CHECK (reason IN ('too_small', 'too_big', 'poor_fit', 'wrong_color', 'not_as_described',
    'wrong_product', 'faulty', 'late', 'changed_mind', 'other')),
  PRIMARY KEY (store_return_id, position)
);

CREATE TABLE store_return_events (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_return_id uuid NOT NULL REFERENCES store_returns ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  by text NOT NULL CHECK (by IN ('buyer', 'staff')),
  actor_id integer REFERENCES customers ON DELETE SET NULL,
  -- where the case moved with it
  status text CHECK (status IN ('new-return', 'processing-return', 'more_info-return', 'processed-return',
    'rejected-return')),
  body text NOT NULL DEFAULT '',
  -- the staff's own notes, which customers never see
  is_internal boolean NOT NULL DEFAULT false,
  -- a letter that is sent again is one
  request_key text,
  UNIQUE (store_return_id, request_key)
);

ALTER TABLE attachments
  ADD COLUMN store_return_id uuid REFERENCES store_returns ON DELETE SET NULL,
  ADD COLUMN store_return_event_id integer REFERENCES store_return_events ON DELETE SET NULL;

CREATE INDEX attachments_store_return ON attachments (store_return_id) WHERE store_return_id IS NOT NULL;
