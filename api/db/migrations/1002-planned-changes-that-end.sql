-- A planned change may go back at a moment of its own, as the words of a sale do (STAFF-68).

ALTER TABLE planned_changes ADD COLUMN end_of integer REFERENCES planned_changes ON DELETE CASCADE;

CREATE UNIQUE INDEX planned_changes_end_of ON planned_changes (end_of) WHERE end_of IS NOT NULL;

COMMENT ON COLUMN planned_changes.end_of IS 'The change that this one takes back; null for what staff planned themselves.';
