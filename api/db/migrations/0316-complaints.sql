-- A buyer's claims that products have faults, the letters of both sides, and what the staff made of them.

CREATE TABLE complaints (
  id uuid PRIMARY KEY,
  -- what staff and buyer call it by; it opens nothing
  number integer GENERATED ALWAYS AS IDENTITY (START WITH 10001) UNIQUE,
  -- of the code that was mailed: who knows it sees the case
  code_hash bytea NOT NULL UNIQUE,
  -- a form that is sent again is one complaint
  request_key text NOT NULL UNIQUE,
  request_hash bytea NOT NULL,
  order_id integer REFERENCES orders,
  customer_id integer REFERENCES customers,
  language text NOT NULL,
  status text NOT NULL DEFAULT 'new-return' CHECK (status IN ('new-return', 'processing-return', 'processed-return',
    'more_info-return', 'rejected-return', 'fixing-return')),
  -- rises with each write: who writes says which one was read
  version integer NOT NULL DEFAULT 1,
  wish text NOT NULL CHECK (wish IN ('repair', 'new', 'price_reduction', 'money')),
  outcome text CHECK (outcome IN ('repaired', 'replaced', 'price_reduced', 'refunded')),
  name text NOT NULL,
  email text NOT NULL,
  -- the form's other fields
  form jsonb NOT NULL,
  submitted_at timestamptz NOT NULL DEFAULT now(),
  status_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);

CREATE INDEX complaints_waiting ON complaints (status, status_at);

CREATE INDEX complaints_order ON complaints (order_id) WHERE order_id IS NOT NULL;

CREATE INDEX complaints_customer ON complaints (customer_id) WHERE customer_id IS NOT NULL;

CREATE INDEX complaints_email ON complaints (lower(email));

CREATE TABLE complaint_rows (
  complaint_id uuid NOT NULL REFERENCES complaints ON DELETE CASCADE,
  position integer NOT NULL,
  -- null for what was bought in a store
  variant_id integer,
  facts jsonb NOT NULL,
  PRIMARY KEY (complaint_id, position)
);

CREATE TABLE complaint_events (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  complaint_id uuid NOT NULL REFERENCES complaints ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  by text NOT NULL CHECK (by IN ('buyer', 'staff')),
  actor_id integer REFERENCES customers ON DELETE SET NULL,
  -- where the case moved with it
  status text,
  body text NOT NULL DEFAULT '',
  -- the staff's own notes, which customers never see
  is_internal boolean NOT NULL DEFAULT false,
  -- a letter that is sent again is one
  request_key text,
  UNIQUE (complaint_id, request_key)
);

ALTER TABLE attachments
  ADD COLUMN complaint_id uuid REFERENCES complaints ON DELETE SET NULL,
  ADD COLUMN event_id integer REFERENCES complaint_events ON DELETE SET NULL;

CREATE INDEX attachments_complaint ON attachments (complaint_id) WHERE complaint_id IS NOT NULL;
