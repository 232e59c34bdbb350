-- Who of the staff has a case. It is no change of the case: nobody who writes on it has to read it again.

CREATE TABLE case_holders (
  kind text NOT NULL CHECK (kind IN ('return', 'complaint', 'store-return')),
  -- the id of a return, the number of the others
  case_id bigint NOT NULL,
  holder_id integer NOT NULL REFERENCES customers ON DELETE CASCADE,
  taken_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, case_id)
);

CREATE INDEX case_holders_holder ON case_holders (holder_id);
