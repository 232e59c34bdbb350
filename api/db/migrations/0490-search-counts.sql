-- How often words were searched for that found something as they were typed, by day: popular searches are told from it
-- (SEARCH-18). Nothing in it is about a person.

CREATE TABLE search_counts (
  locale text NOT NULL,
  words text NOT NULL,
  day date NOT NULL,
  searches integer NOT NULL CHECK (searches > 0),
  PRIMARY KEY (locale, words, day)
);
