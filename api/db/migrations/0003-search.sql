-- Full text per language: accents are folded first, then the language's stemmer; misspelt words are found by trigrams.

CREATE TEXT SEARCH CONFIGURATION havu_fi (COPY = pg_catalog.finnish);

ALTER TEXT SEARCH CONFIGURATION havu_fi ALTER MAPPING FOR hword, hword_part, word WITH unaccent, finnish_stem;

CREATE TEXT SEARCH CONFIGURATION havu_en (COPY = pg_catalog.english);

ALTER TEXT SEARCH CONFIGURATION havu_en ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;

CREATE TEXT SEARCH CONFIGURATION havu_sv (COPY = pg_catalog.swedish);

ALTER TEXT SEARCH CONFIGURATION havu_sv ALTER MAPPING FOR hword, hword_part, word WITH unaccent, swedish_stem;

CREATE TEXT SEARCH CONFIGURATION havu_de (COPY = pg_catalog.german);

ALTER TEXT SEARCH CONFIGURATION havu_de ALTER MAPPING FOR hword, hword_part, word WITH unaccent, german_stem;

CREATE TEXT SEARCH CONFIGURATION havu_fr (COPY = pg_catalog.french);

ALTER TEXT SEARCH CONFIGURATION havu_fr ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;

CREATE TEXT SEARCH CONFIGURATION havu_ru (COPY = pg_catalog.russian);

ALTER TEXT SEARCH CONFIGURATION havu_ru ALTER MAPPING FOR hword, hword_part, word WITH unaccent, russian_stem;

ALTER TABLE model_texts ADD COLUMN search tsvector;

CREATE FUNCTION keep_model_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  config regconfig := ('havu_' || NEW.locale)::regconfig;
  brand text := (SELECT f.name FROM manufacturers f JOIN product_models m ON m.manufacturer_id = f.id WHERE m.id = NEW.model_id);
BEGIN
  NEW.search := setweight(to_tsvector(config, NEW.name || ' ' || coalesce(brand, '')), 'A')
    || setweight(to_tsvector(config, NEW.short_description), 'B')
    || setweight(to_tsvector(config, NEW.description), 'C');
  RETURN NEW;
END $$;

CREATE TRIGGER keep_model_search BEFORE INSERT OR UPDATE ON model_texts
  FOR EACH ROW EXECUTE FUNCTION keep_model_search();

CREATE INDEX model_texts_search ON model_texts USING gin (search);

CREATE TABLE search_words (
  locale text NOT NULL,
  word text NOT NULL,
  models integer NOT NULL,
  PRIMARY KEY (locale, word)
);

CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops);

-- The vocabulary that typed words are compared with. Called after the catalogue was filled.
CREATE FUNCTION refresh_search_words() RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_words;
  INSERT INTO search_words (locale, word, models)
    SELECT t.locale, w.word, count(DISTINCT t.model_id)
    FROM model_texts t
    JOIN product_models m ON m.id = t.model_id AND m.is_public
    JOIN manufacturers f ON f.id = m.manufacturer_id,
    LATERAL regexp_split_to_table(lower(unaccent(t.name || ' ' || f.name || ' ' || t.short_description)), '[^[:alnum:]]+') AS w(word)
    WHERE length(w.word) BETWEEN 3 AND 40
    GROUP BY t.locale, w.word
$$;
