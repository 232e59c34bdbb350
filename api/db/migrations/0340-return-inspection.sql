-- The staff's work on returns: where a return is, what was decided about each product, and what both sides wrote.

ALTER TABLE returns
  -- where an open return is; of one that ended, where it was before: how it ended stands in outcome
  ADD COLUMN stage text NOT NULL DEFAULT 'new-return' CHECK (stage IN ('new-return', 'processing-return',
    'more_info-return', 'fixing-return')),
  -- since when; null: since it was declared
  ADD COLUMN stage_at timestamptz,
  -- rises with each write: who writes says which one was read
  ADD COLUMN version integer NOT NULL DEFAULT 1;

UPDATE returns SET stage = 'processing-return', stage_at = received_at WHERE received_at IS NOT NULL;

CREATE INDEX returns_waiting ON returns (stage, stage_at) WHERE outcome IS NULL;

CREATE TABLE return_line_outcomes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  return_id integer NOT NULL REFERENCES returns ON DELETE CASCADE,
  product_id integer NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  outcome text NOT NULL CHECK (outcome IN ('accepted', 'reduced', 'refused', 'repair', 'repaired')),
  -- what was promised for these pieces, and what goes back for them, in the payment's currency
  share_minor integer NOT NULL CHECK (share_minor >= 0),
  refund_minor integer NOT NULL DEFAULT 0 CHECK (refund_minor >= 0),
  -- why, in words for the buyer
  reason text NOT NULL DEFAULT '',
  -- the store that has the pieces; null: on the shelves that they came from, or in no stock
  store_id integer,
  -- how many are in stock again
  restocked integer NOT NULL DEFAULT 0,
  decided_at timestamptz NOT NULL DEFAULT now(),
  decided_by integer REFERENCES customers ON DELETE SET NULL,
  CHECK (refund_minor = 0 OR outcome IN ('accepted', 'reduced')),
  CHECK (restocked BETWEEN 0 AND amount)
);

CREATE INDEX return_line_outcomes_return ON return_line_outcomes (return_id);

CREATE TABLE return_events (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  return_id integer NOT NULL REFERENCES returns ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  by text NOT NULL CHECK (by IN ('buyer', 'staff')),
  actor_id integer REFERENCES customers ON DELETE SET NULL,
  -- where the return moved with it
  status text CHECK (status IN ('new-return', 'processing-return', 'more_info-return', 'fixing-return',
    'processed-return', 'rejected-return', 'cancelled')),
  body text NOT NULL DEFAULT '',
  -- the staff's own notes, which customers never see
  is_internal boolean NOT NULL DEFAULT false,
  -- a letter that is sent again is one
  request_key text,
  UNIQUE (return_id, request_key)
);

ALTER TABLE attachments
  ADD COLUMN return_event_id integer REFERENCES return_events ON DELETE SET NULL,
  ADD COLUMN return_outcome_id integer REFERENCES return_line_outcomes ON DELETE SET NULL;
