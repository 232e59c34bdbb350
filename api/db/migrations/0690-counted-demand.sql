-- What shoppers looked for and the shop did not have, by day: the staff's figures tell it (STAFF-40). Nothing in it is
-- about a person, and what is older than 90 days goes.

CREATE TABLE search_misses (
  locale text NOT NULL,
  words text NOT NULL,
  day date NOT NULL,
  searches integer NOT NULL CHECK (searches > 0),
  PRIMARY KEY (locale, words, day)
);

CREATE TABLE sold_out_views (
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL CHECK (views > 0),
  PRIMARY KEY (model_id, day)
);

COMMENT ON TABLE search_misses IS 'How often words were searched for that found nothing as they were typed, by day.';

COMMENT ON TABLE sold_out_views IS 'How often the page of a model was looked at while nothing of it could be ordered, by day.';
