-- What staff have typed of a product, a group, a brand or a page, to be saved at a moment (STAFF-68).

CREATE TABLE planned_changes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('product_texts', 'group', 'brand', 'page')),
  target_id integer NOT NULL,
  language text,
  was jsonb NOT NULL,
  next jsonb NOT NULL,
  due_at timestamptz NOT NULL,
  made_by integer REFERENCES customers ON DELETE SET NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  outcome text CHECK (outcome IN ('published', 'overtaken', 'refused', 'taken_back')),
  CHECK ((ended_at IS NULL) = (outcome IS NULL)),
  CHECK ((kind = 'product_texts') = (language IS NOT NULL))
);

CREATE INDEX planned_changes_target ON planned_changes (kind, target_id, due_at);

COMMENT ON TABLE planned_changes IS 'What staff have typed of a product, a group, a brand or a page, to be saved at a moment.';

COMMENT ON COLUMN planned_changes.target_id IS 'The row of product_models, product_groups, manufacturers or static_pages.';

COMMENT ON COLUMN planned_changes.was IS 'The state that was changed in the form: what somebody else changes of it until then stays.';

COMMENT ON COLUMN planned_changes.outcome IS 'overtaken: somebody has changed the same meanwhile; refused: it could not be saved any more.';
