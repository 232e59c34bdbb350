-- A keyword of the merchant's files that staff removed is shown no more, whatever the files bring (STAFF-58).

ALTER TABLE keywords ADD COLUMN is_removed boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN keywords.is_removed IS 'Whether staff removed it, which the merchant''s files brought; those that staff made are deleted.';
