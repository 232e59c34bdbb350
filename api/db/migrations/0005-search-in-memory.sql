-- Search runs over an index in memory that is read from the texts' vectors (docs/decisions, Search in memory).

DROP FUNCTION refresh_search_words();

DROP TABLE search_words;

DROP INDEX model_texts_search;

-- A word as texts hold it: without accents, and its stem in the language; the stem is null for words that say nothing.
CREATE FUNCTION search_term(locale text, word text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('folded', unaccent(word), 'stem', (ts_lexize((CASE locale WHEN 'fi' THEN 'finnish_stem'
    WHEN 'sv' THEN 'swedish_stem' WHEN 'de' THEN 'german_stem' WHEN 'fr' THEN 'french_stem' WHEN 'ru' THEN 'russian_stem'
    ELSE 'english_stem' END)::regdictionary, unaccent(word)))[1])
$$;

DROP FUNCTION word_stem(text, text);
