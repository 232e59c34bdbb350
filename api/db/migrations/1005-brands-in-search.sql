-- The words that the search knows of a product hold the name of its brand, as of when its texts were written last
-- (keep_model_search). They are written anew where the brand is called otherwise, or is another one (STAFF-53).

CREATE FUNCTION keep_brand_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE model_texts SET name = name WHERE model_id IN (SELECT id FROM product_models WHERE manufacturer_id = NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER keep_brand_in_search AFTER UPDATE OF name ON manufacturers
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION keep_brand_in_search();

CREATE FUNCTION keep_other_brand_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE model_texts SET name = name WHERE model_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER keep_other_brand_in_search AFTER UPDATE OF manufacturer_id ON product_models
  FOR EACH ROW WHEN (OLD.manufacturer_id IS DISTINCT FROM NEW.manufacturer_id) EXECUTE FUNCTION keep_other_brand_in_search();
