-- What a catalogue is told by: versions count on from the same number in every copy of a database, stamps do not.

ALTER TABLE catalogue_version
  ADD COLUMN stamp uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN prices_stamp uuid NOT NULL DEFAULT gen_random_uuid();

COMMENT ON COLUMN catalogue_version.stamp IS 'Another one with each version, so that what was kept of a version is known again.';

COMMENT ON COLUMN catalogue_version.prices_stamp IS 'Another one with each version and with each change of prices within it.';

CREATE OR REPLACE FUNCTION bump_catalogue_version() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE bumped integer;
BEGIN
  UPDATE catalogue_version SET version = version + 1, changed_at = now(), stamp = gen_random_uuid(),
    prices_stamp = gen_random_uuid() RETURNING version INTO bumped;
  PERFORM pg_notify('catalogue_changed', bumped::text);
  RETURN bumped;
END $$;

CREATE OR REPLACE FUNCTION note_price_changes(models integer[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE noted integer;
BEGIN
  UPDATE catalogue_version SET prices = prices + 1, prices_stamp = gen_random_uuid() RETURNING prices INTO noted;
  INSERT INTO price_changes (model_id, changed_in) SELECT DISTINCT id, noted FROM unnest(models) AS id
    ON CONFLICT (model_id) DO UPDATE SET changed_in = excluded.changed_in;
  PERFORM pg_notify('prices_changed', noted::text);
  RETURN noted;
END $$;
