-- What the shop sells and shows. Texts per language are jsonb objects with the keys fi, en, sv, de, fr, ru;
-- a missing language falls back to fi. Money is whole euro cents, VAT of the tax area included.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE catalogue_version (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL DEFAULT now()
);

INSERT INTO catalogue_version DEFAULT VALUES;

CREATE FUNCTION bump_catalogue_version() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE bumped integer;
BEGIN
  UPDATE catalogue_version SET version = version + 1, changed_at = now() RETURNING version INTO bumped;
  PERFORM pg_notify('catalogue_changed', bumped::text);
  RETURN bumped;
END $$;

CREATE TABLE settings (
  key text PRIMARY KEY,
  value text NOT NULL,
  is_public boolean NOT NULL DEFAULT true
);

CREATE TABLE tax_areas (
  id integer PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL
);

CREATE TABLE tax_rates (
  tax_area_id integer NOT NULL REFERENCES tax_areas,
  tax_class integer NOT NULL DEFAULT 5,
  rate_basis_points integer NOT NULL CHECK (rate_basis_points BETWEEN 0 AND 5000),
  valid_from date NOT NULL,
  valid_to date CHECK (valid_to > valid_from),
  PRIMARY KEY (tax_area_id, tax_class, valid_from),
  -- valid_to is the first day on which the rate no longer holds
  EXCLUDE USING gist (tax_area_id WITH =, tax_class WITH =, daterange(valid_from, valid_to) WITH &&)
);

CREATE TABLE currencies (
  code text PRIMARY KEY CHECK (code = lower(code)),
  format text NOT NULL CHECK (format LIKE '%{price}%'),
  rate double precision NOT NULL CHECK (rate > 0),
  is_whole boolean NOT NULL DEFAULT false
);

CREATE TABLE countries (
  code text PRIMARY KEY CHECK (code ~ '^[a-z]{2}$'),
  names jsonb NOT NULL,
  tax_area_id integer NOT NULL REFERENCES tax_areas,
  currency_code text NOT NULL REFERENCES currencies,
  is_eu boolean NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true,
  delivery_days jsonb NOT NULL DEFAULT '{}',
  ski_bundle_days jsonb NOT NULL DEFAULT '{"start":0,"end":0}',
  sort_order integer NOT NULL DEFAULT 0
);

CREATE TABLE stores (
  id integer PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  short_name text NOT NULL,
  type text NOT NULL CHECK (type IN ('retail', 'warehouse', 'web')),
  pikanouto boolean NOT NULL DEFAULT false,
  nouto boolean NOT NULL DEFAULT false,
  stock_display_order integer NOT NULL DEFAULT 0,
  sells_online boolean NOT NULL DEFAULT true,
  address text NOT NULL DEFAULT '',
  postal_code text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  latitude double precision,
  longitude double precision,
  opening_hours jsonb NOT NULL DEFAULT '[null,null,null,null,null,null,null]',
  texts jsonb NOT NULL DEFAULT '{}',
  image text
);

CREATE TABLE manufacturers (
  id integer PRIMARY KEY,
  slug text NOT NULL UNIQUE CHECK (slug = lower(slug)),
  name text NOT NULL,
  logo text,
  texts jsonb NOT NULL DEFAULT '{}',
  promo_images text[] NOT NULL DEFAULT '{}',
  is_featured boolean NOT NULL DEFAULT false,
  sort_order integer NOT NULL DEFAULT 0
);

CREATE TABLE colours (
  id integer PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  names jsonb NOT NULL,
  control text NOT NULL CHECK (control ~ '^#[0-9a-f]{6}$')
);

CREATE TABLE product_types (
  id integer PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  names jsonb NOT NULL,
  titles jsonb NOT NULL DEFAULT '{}',
  sort_order integer NOT NULL DEFAULT 0
);

CREATE TABLE properties (
  id integer PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  names jsonb NOT NULL,
  unit text NOT NULL DEFAULT '',
  filter text NOT NULL CHECK (filter IN ('range', 'checkbox')),
  value_names jsonb NOT NULL DEFAULT '{}',
  priority integer NOT NULL DEFAULT 0
);

CREATE TABLE tags (
  id integer PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  names jsonb NOT NULL,
  bg_color text NOT NULL,
  text_color text NOT NULL,
  is_ribbon boolean NOT NULL DEFAULT false
);

CREATE TABLE size_tables (
  id integer PRIMARY KEY,
  names jsonb NOT NULL,
  infos jsonb NOT NULL DEFAULT '{}',
  image text,
  hide_image boolean NOT NULL DEFAULT false,
  images text[] NOT NULL DEFAULT '{}',
  sizes jsonb NOT NULL DEFAULT '[]',
  measures jsonb NOT NULL DEFAULT '[]'
);

CREATE TABLE product_groups (
  id integer PRIMARY KEY,
  parent_id integer REFERENCES product_groups,
  slugs jsonb NOT NULL,
  names jsonb NOT NULL,
  short_names jsonb NOT NULL DEFAULT '{}',
  texts jsonb NOT NULL DEFAULT '{}',
  image text NOT NULL DEFAULT '',
  group_sorting text NOT NULL DEFAULT 'default',
  filterable_properties text[] NOT NULL DEFAULT '{}',
  show_in_menu boolean NOT NULL DEFAULT true,
  menu_links jsonb NOT NULL DEFAULT '[]',
  sort_order integer NOT NULL DEFAULT 0
);

CREATE TABLE product_models (
  id integer PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE CHECK (slug = lower(slug)),
  model_number text NOT NULL DEFAULT '',
  manufacturer_id integer NOT NULL REFERENCES manufacturers,
  image text NOT NULL DEFAULT '',
  extra_images jsonb NOT NULL DEFAULT '[]',
  tax_class integer NOT NULL DEFAULT 5,
  published_on date NOT NULL,
  sold_amount integer NOT NULL DEFAULT 0 CHECK (sold_amount >= 0),
  show_discount_percentage boolean NOT NULL DEFAULT true,
  on_order boolean NOT NULL DEFAULT false,
  is_public boolean NOT NULL DEFAULT true,
  is_bundle boolean NOT NULL DEFAULT false,
  is_gift_card boolean NOT NULL DEFAULT false,
  is_multi_color boolean NOT NULL DEFAULT false,
  is_extended_range boolean NOT NULL DEFAULT false,
  belongs_to_outlet boolean NOT NULL DEFAULT false,
  campaign_only boolean NOT NULL DEFAULT false,
  binding_ski_combo boolean NOT NULL DEFAULT false,
  promoted_colour_id integer REFERENCES colours,
  size_table_id integer REFERENCES size_tables,
  quote jsonb,
  ski_sport text CHECK (ski_sport IN ('alpine', 'nordic')),
  ski_piece text CHECK (ski_piece IN ('skis', 'bindings', 'boots')),
  second_hand_parent_id integer REFERENCES product_models,
  second_hand_condition text,
  shelf_codes text[] NOT NULL DEFAULT '{}',
  blocked_countries text[] NOT NULL DEFAULT '{}',
  allowed_delivery_methods text[],
  per_international_package integer CHECK (per_international_package > 0),
  block_infos jsonb NOT NULL DEFAULT '{}',
  CHECK ((ski_sport IS NULL) = (ski_piece IS NULL))
);

CREATE INDEX product_models_manufacturer ON product_models (manufacturer_id);

CREATE TABLE model_texts (
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  locale text NOT NULL CHECK (locale IN ('fi', 'en', 'sv', 'de', 'fr', 'ru')),
  name text NOT NULL,
  short_description text NOT NULL DEFAULT '',
  -- plain text of one or two sentences, what the list's text filter looks into
  description text NOT NULL DEFAULT '',
  long_description_html text NOT NULL DEFAULT '',
  meta_description text NOT NULL DEFAULT '',
  tagline text NOT NULL DEFAULT '',
  model_notice text NOT NULL DEFAULT '',
  -- true where a person wrote it; a machine's translation otherwise
  is_manual boolean NOT NULL DEFAULT true,
  PRIMARY KEY (model_id, locale)
);

CREATE TABLE model_groups (
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  group_id integer NOT NULL REFERENCES product_groups ON DELETE CASCADE,
  is_main boolean NOT NULL DEFAULT false,
  PRIMARY KEY (model_id, group_id)
);

CREATE UNIQUE INDEX model_groups_one_main ON model_groups (model_id) WHERE is_main;

CREATE INDEX model_groups_group ON model_groups (group_id);

CREATE TABLE model_colours (
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  colour_id integer NOT NULL REFERENCES colours,
  sort_order integer NOT NULL DEFAULT 0,
  -- [{ "path": "products/…", "caption": { "fi": "…" } }], paths under /media/
  images jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (model_id, colour_id)
);

CREATE TABLE model_properties (
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  property_id integer NOT NULL REFERENCES properties,
  -- a key of the property's value_names for checkboxes, the number's text for ranges
  value text NOT NULL,
  number double precision,
  PRIMARY KEY (model_id, property_id, value)
);

CREATE TABLE model_tags (
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  tag_id integer NOT NULL REFERENCES tags,
  sort_order integer NOT NULL DEFAULT 0,
  PRIMARY KEY (model_id, tag_id)
);

CREATE TABLE model_relations (
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  related_model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('recommended', 'also_bought')),
  sort_order integer NOT NULL DEFAULT 0,
  PRIMARY KEY (model_id, kind, related_model_id),
  CHECK (model_id <> related_model_id)
);

CREATE TABLE variants (
  id integer PRIMARY KEY,
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  sku text NOT NULL UNIQUE,
  ean text NOT NULL DEFAULT '',
  colour_id integer REFERENCES colours,
  size_name text,
  size_sort integer NOT NULL DEFAULT 0,
  type_id integer REFERENCES product_types,
  sort_order integer NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  on_order boolean NOT NULL DEFAULT false,
  blocked_stock boolean NOT NULL DEFAULT false,
  shipping_time_number integer NOT NULL DEFAULT 1 CHECK (shipping_time_number BETWEEN 0 AND 999),
  shipping_days_from integer NOT NULL DEFAULT 1 CHECK (shipping_days_from >= 0),
  shipping_days_to integer NOT NULL DEFAULT 3,
  incoming_on date,
  incoming_amount integer NOT NULL DEFAULT 0 CHECK (incoming_amount >= 0),
  weight_grams integer,
  CHECK (shipping_days_to >= shipping_days_from),
  UNIQUE NULLS NOT DISTINCT (model_id, colour_id, size_name, type_id)
);

CREATE TABLE stock (
  variant_id integer NOT NULL REFERENCES variants ON DELETE CASCADE,
  store_id integer NOT NULL REFERENCES stores,
  -- pieces on the shelf; reserved ones among them are promised to orders, quantity − reserved can be sold
  quantity integer NOT NULL CHECK (quantity >= 0),
  reserved integer NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  PRIMARY KEY (variant_id, store_id),
  CHECK (reserved <= quantity)
) WITH (fillfactor = 80);

CREATE FUNCTION notify_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text;
BEGIN
  SELECT string_agg(DISTINCT variant_id::text, ',') INTO ids FROM changed;
  IF ids IS NOT NULL THEN
    PERFORM pg_notify('stock_changed', CASE WHEN length(ids) < 7000 THEN ids ELSE '*' END);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER stock_changed AFTER UPDATE ON stock
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_stock_changed();

-- The row of tax area 1 is the base; other areas are computed from its net price unless they have a row of their own.
CREATE TABLE prices (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  -- null: the model's price; otherwise the price of one variant that differs
  variant_id integer REFERENCES variants ON DELETE CASCADE,
  tax_area_id integer NOT NULL DEFAULT 1 REFERENCES tax_areas,
  regular_minor integer NOT NULL CHECK (regular_minor >= 0),
  active_minor integer NOT NULL CHECK (active_minor >= 0),
  club_minor integer CHECK (club_minor >= 0),
  -- the price without any discount, from which outdoor prices are told
  discount_free_minor integer NOT NULL CHECK (discount_free_minor >= 0),
  ends_at timestamptz,
  CHECK (active_minor <= regular_minor),
  UNIQUE NULLS NOT DISTINCT (model_id, variant_id, tax_area_id)
);

CREATE TABLE price_history (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  variant_id integer REFERENCES variants ON DELETE CASCADE,
  tax_area_id integer NOT NULL DEFAULT 1 REFERENCES tax_areas,
  active_minor integer NOT NULL CHECK (active_minor >= 0),
  valid_from timestamptz NOT NULL,
  -- null: still the price
  valid_to timestamptz CHECK (valid_to > valid_from)
);

CREATE INDEX price_history_model ON price_history (model_id, valid_from);

CREATE UNIQUE INDEX price_history_one_open ON price_history (model_id, variant_id, tax_area_id)
  NULLS NOT DISTINCT WHERE valid_to IS NULL;

CREATE FUNCTION keep_price_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.active_minor IS DISTINCT FROM OLD.active_minor THEN
    UPDATE price_history SET valid_to = greatest(now(), valid_from + interval '1 microsecond')
      WHERE model_id = NEW.model_id AND variant_id IS NOT DISTINCT FROM NEW.variant_id
        AND tax_area_id = NEW.tax_area_id AND valid_to IS NULL;
    INSERT INTO price_history (model_id, variant_id, tax_area_id, active_minor, valid_from)
      VALUES (NEW.model_id, NEW.variant_id, NEW.tax_area_id, NEW.active_minor, now());
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER keep_price_history AFTER UPDATE ON prices FOR EACH ROW EXECUTE FUNCTION keep_price_history();

CREATE TABLE bundles (
  id integer PRIMARY KEY,
  main_model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  names jsonb NOT NULL,
  descriptions jsonb NOT NULL DEFAULT '{}',
  -- off the sum of the parts' active prices, in tax area 1
  discount_basis_points integer NOT NULL CHECK (discount_basis_points BETWEEN 0 AND 9000),
  is_active boolean NOT NULL DEFAULT true
);

CREATE INDEX bundles_main_model ON bundles (main_model_id);

CREATE TABLE bundle_items (
  bundle_id integer NOT NULL REFERENCES bundles ON DELETE CASCADE,
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  sort_order integer NOT NULL DEFAULT 0,
  PRIMARY KEY (bundle_id, model_id)
);

CREATE TABLE model_parts (
  bundle_model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  part_model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  sort_order integer NOT NULL DEFAULT 0,
  PRIMARY KEY (bundle_model_id, part_model_id)
);

CREATE TABLE ski_compatibility (
  binding_model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  with_model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  PRIMARY KEY (binding_model_id, with_model_id)
);

CREATE TABLE gift_campaigns (
  id integer PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  names jsonb NOT NULL,
  texts jsonb NOT NULL DEFAULT '{}',
  image text,
  starts_at timestamptz,
  ends_at timestamptz,
  is_active boolean NOT NULL DEFAULT true
);

CREATE TABLE gift_campaign_models (
  campaign_id integer NOT NULL REFERENCES gift_campaigns ON DELETE CASCADE,
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  sort_order integer NOT NULL DEFAULT 0,
  PRIMARY KEY (campaign_id, model_id)
);

CREATE TABLE gift_card_templates (
  id integer PRIMARY KEY,
  model_id integer NOT NULL REFERENCES product_models ON DELETE CASCADE,
  names jsonb NOT NULL,
  image text NOT NULL,
  sort_order integer NOT NULL DEFAULT 0
);
