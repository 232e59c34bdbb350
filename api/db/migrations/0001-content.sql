-- What the shop tells: pages, guides, banners. HTML in these tables was sanitised before it was written.

CREATE TABLE banners (
  id integer PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('image', 'dynamic', 'text', 'hero')),
  image text,
  crop_point text NOT NULL DEFAULT '50/50',
  sub_text text NOT NULL DEFAULT '',
  -- per language { title, heading, text, url, buttonText }
  texts jsonb NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz,
  is_active boolean NOT NULL DEFAULT true,
  sort_order integer NOT NULL DEFAULT 0
);

CREATE TABLE keywords (
  id integer PRIMARY KEY,
  -- per language { keyword, text, url }
  texts jsonb NOT NULL
);

CREATE TABLE static_pages (
  id integer PRIMARY KEY,
  slugs jsonb NOT NULL,
  section text NOT NULL CHECK (section IN ('service', 'shop', 'circular', 'company', 'corporate')),
  show_in_navigation boolean NOT NULL DEFAULT true,
  -- per language { title, content }
  texts jsonb NOT NULL,
  sort_order integer NOT NULL DEFAULT 0
);

CREATE TABLE tabbed_pages (
  id integer PRIMARY KEY,
  slugs jsonb NOT NULL,
  section text NOT NULL DEFAULT 'service' CHECK (section IN ('service', 'shop', 'circular', 'company', 'corporate')),
  show_in_navigation boolean NOT NULL DEFAULT true,
  -- per language { title, tabs: [{ title, slug, content, tabs }] }
  texts jsonb NOT NULL,
  sort_order integer NOT NULL DEFAULT 0
);

CREATE TABLE bloggers (
  id integer PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  image text,
  texts jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE articles (
  id integer PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('guide', 'test', 'event', 'blog', 'club-offer', 'experience')),
  slugs jsonb NOT NULL,
  image text NOT NULL DEFAULT '',
  minutes integer NOT NULL DEFAULT 3,
  blogger_id integer REFERENCES bloggers,
  published_on date NOT NULL,
  -- per language { title, label, summary, content }
  texts jsonb NOT NULL,
  sort_order integer NOT NULL DEFAULT 0
);

CREATE TABLE article_models (
  article_id integer NOT NULL REFERENCES articles ON DELETE CASCADE,
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  PRIMARY KEY (article_id, model_id)
);

CREATE INDEX article_models_model ON article_models (model_id);

CREATE TABLE campaigns (
  id integer PRIMARY KEY,
  slugs jsonb NOT NULL,
  image text NOT NULL DEFAULT '',
  -- per language { title, description }
  texts jsonb NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz,
  is_active boolean NOT NULL DEFAULT true
);

CREATE TABLE campaign_models (
  campaign_id integer NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  sort_order integer NOT NULL DEFAULT 0,
  PRIMARY KEY (campaign_id, model_id)
);
