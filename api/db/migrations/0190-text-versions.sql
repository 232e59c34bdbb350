-- Tells whether the texts that searches look into changed: a new catalogue version alone does not ask for a new index.

CREATE TABLE text_version (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  version integer NOT NULL DEFAULT 1
);

INSERT INTO text_version DEFAULT VALUES;

CREATE FUNCTION bump_text_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE text_version SET version = version + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER bump_text_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON model_texts
  FOR EACH STATEMENT EXECUTE FUNCTION bump_text_version();
