-- What staff have typed in a post or a page and not saved, for those who have the link (STAFF-64).

CREATE TABLE previews (
  token_hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('post', 'page', 'tabbed_page')),
  target_id integer NOT NULL,
  state jsonb NOT NULL,
  made_by integer REFERENCES customers ON DELETE SET NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL
);

CREATE INDEX previews_target ON previews (kind, target_id, made_at);

COMMENT ON TABLE previews IS 'What staff have typed in a post or a page and not saved, shown to those who have the link until it ends.';

COMMENT ON COLUMN previews.made_by IS 'The member of the staff who pressed for it.';

COMMENT ON COLUMN previews.target_id IS 'The row of articles, static_pages or tabbed_pages.';
