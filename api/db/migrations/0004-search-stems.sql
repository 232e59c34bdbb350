-- Stems beside words, so that `takkia` is found in the compound `kuoritakki`: stems end alike where endings differ.

ALTER TABLE search_words ADD COLUMN stem text NOT NULL DEFAULT '';

CREATE INDEX search_words_stems ON search_words USING gin (stem gin_trgm_ops);

CREATE FUNCTION word_stem(locale text, word text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((ts_lexize((CASE locale WHEN 'fi' THEN 'finnish_stem' WHEN 'sv' THEN 'swedish_stem'
    WHEN 'de' THEN 'german_stem' WHEN 'fr' THEN 'french_stem' WHEN 'ru' THEN 'russian_stem'
    ELSE 'english_stem' END)::regdictionary, unaccent(word)))[1], unaccent(word))
$$;

CREATE OR REPLACE FUNCTION refresh_search_words() RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_words;
  INSERT INTO search_words (locale, word, models, stem)
    SELECT counted.*, word_stem(counted.locale, counted.word) FROM (
      SELECT t.locale, w.word, count(DISTINCT t.model_id)
      FROM model_texts t
      JOIN product_models m ON m.id = t.model_id AND m.is_public
      JOIN manufacturers f ON f.id = m.manufacturer_id,
      LATERAL regexp_split_to_table(lower(unaccent(t.name || ' ' || f.name || ' ' || t.short_description)), '[^[:alnum:]]+') AS w(word)
      WHERE length(w.word) BETWEEN 3 AND 40
      GROUP BY t.locale, w.word) counted
$$;

SELECT refresh_search_words();
