-- Questions and answers (ROUTE-67), under topics. HTML of answers was sanitised before it was written.

CREATE TABLE question_topics (
  id integer PRIMARY KEY,
  titles jsonb NOT NULL,
  sort_order integer NOT NULL DEFAULT 0
);

CREATE TABLE questions (
  id integer PRIMARY KEY,
  topic_id integer NOT NULL REFERENCES question_topics,
  -- the same in every language: the anchor of the question's address
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- per language { question, answer }
  texts jsonb NOT NULL,
  sort_order integer NOT NULL DEFAULT 0
);

CREATE INDEX questions_topic ON questions (topic_id);
