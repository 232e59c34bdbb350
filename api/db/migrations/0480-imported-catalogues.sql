-- A merchant's own catalogue comes in again and again. Its keys tell what is the same thing under another name.

ALTER TABLE product_models
  ADD COLUMN key text UNIQUE,
  ADD COLUMN removed_at timestamptz;

COMMENT ON COLUMN product_models.key IS 'What the merchant''s files call it; null for what no import brought.';

COMMENT ON COLUMN product_models.removed_at IS 'When it vanished from the merchant''s files: its address leads to the page of a removed product.';

ALTER TABLE product_groups ADD COLUMN key text UNIQUE;

COMMENT ON COLUMN product_groups.key IS 'What the merchant''s files call it; null for what no import brought.';

ALTER TABLE static_pages ADD COLUMN key text UNIQUE;

COMMENT ON COLUMN static_pages.key IS 'What the merchant''s files call it; null for what no import brought.';

-- A variant that vanished keeps its colour and size for the orders of before; one with another SKU may take its place.
ALTER TABLE variants DROP CONSTRAINT variants_model_id_colour_id_size_name_type_id_key;

CREATE UNIQUE INDEX variants_one_choice ON variants (model_id, colour_id, size_name, type_id)
  NULLS NOT DISTINCT WHERE is_active;

CREATE TABLE former_model_slugs (
  slug text PRIMARY KEY,
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE
);

COMMENT ON TABLE former_model_slugs IS 'Addresses that products had: they lead to the present ones. Kept by trigger.';

-- Slugs that begin with ~ stand for the moment of an import in which two products change theirs.
CREATE FUNCTION keep_former_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM former_model_slugs WHERE slug = NEW.slug;
  IF OLD.slug NOT LIKE '~%' THEN
    INSERT INTO former_model_slugs (slug, model_id) VALUES (OLD.slug, NEW.id)
      ON CONFLICT (slug) DO UPDATE SET model_id = excluded.model_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER keep_former_slug AFTER UPDATE OF slug ON product_models
  FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_former_slug();
