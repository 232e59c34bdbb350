-- Days on which a store has other hours than those of its week (AVAIL-33). No import writes them.

ALTER TABLE stores ADD COLUMN other_days jsonb NOT NULL DEFAULT '[]';

COMMENT ON COLUMN stores.other_days IS 'Days with other hours than those of the week: from, to, hours and reason.';
