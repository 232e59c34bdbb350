-- Changes of many products at once (STAFF-43): what was looked at, what waits for its day, and what was done.

CREATE TABLE bulk_changes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id integer REFERENCES customers ON DELETE SET NULL,
  -- looked: nobody has applied it; waiting: for its beginning; ended: what it had replaced is back
  state text NOT NULL DEFAULT 'looked' CHECK (state IN ('looked', 'waiting', 'applied', 'ended', 'undone', 'stopped')),
  change jsonb NOT NULL,
  -- [[model, version], …] as they were looked at
  seen jsonb NOT NULL,
  models integer NOT NULL DEFAULT 0,
  -- of the write that applied it
  write_id integer REFERENCES audit_log ON DELETE SET NULL
);

-- A change of many products is one write, and one for each product.
ALTER TABLE audit_log ADD COLUMN part_of integer REFERENCES audit_log ON DELETE CASCADE;

CREATE INDEX audit_log_part_of ON audit_log (part_of) WHERE part_of IS NOT NULL;

COMMENT ON TABLE bulk_changes IS 'Changes of many products at once, from the look at them to their end.';
