CREATE TABLE former_post_slugs (
  slug text PRIMARY KEY CHECK (slug = lower(slug)),
  article_id integer NOT NULL REFERENCES articles ON DELETE CASCADE
);

COMMENT ON TABLE former_post_slugs IS 'Parts of the address that posts of the magazine had: they lead to the present ones.';
