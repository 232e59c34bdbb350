-- Which products' prices changed, and in which order: a feed of prices makes nobody read the whole catalogue anew.

ALTER TABLE catalogue_version ADD COLUMN prices integer NOT NULL DEFAULT 0;

COMMENT ON COLUMN catalogue_version.prices IS 'Counts changes of prices within versions.';

CREATE TABLE price_changes (
  model_id integer PRIMARY KEY REFERENCES product_models ON DELETE CASCADE,
  changed_in integer NOT NULL
);

COMMENT ON COLUMN price_changes.changed_in IS 'catalogue_version.prices of the last change.';

CREATE INDEX price_changes_newest ON price_changes (changed_in);

-- The counter's row is locked until the commit: changes become visible in the order of their numbers.
CREATE FUNCTION note_price_changes(models integer[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE noted integer;
BEGIN
  UPDATE catalogue_version SET prices = prices + 1 RETURNING prices INTO noted;
  INSERT INTO price_changes (model_id, changed_in) SELECT DISTINCT id, noted FROM unnest(models) AS id
    ON CONFLICT (model_id) DO UPDATE SET changed_in = excluded.changed_in;
  PERFORM pg_notify('prices_changed', noted::text);
  RETURN noted;
END $$;
