-- Changes of pages with tabs, of banners and of the front page wait for a moment too (STAFF-68).

ALTER TABLE planned_changes DROP CONSTRAINT planned_changes_kind_check;

ALTER TABLE planned_changes ADD CONSTRAINT planned_changes_kind_check
  CHECK (kind IN ('product_texts', 'group', 'brand', 'page', 'tabbed_page', 'banner', 'front_page'));

COMMENT ON TABLE planned_changes IS 'What staff have typed of what shoppers see, to be saved at a moment.';

COMMENT ON COLUMN planned_changes.target_id IS 'The row of product_models, product_groups, manufacturers, static_pages, tabbed_pages or banners; 1 for the front page.';

-- Old addresses of pages lead on for ever, as those of products do (ROUTE-137).
CREATE TABLE former_page_slugs (
  slug text PRIMARY KEY CHECK (slug = lower(slug)),
  static_page_id integer REFERENCES static_pages ON DELETE CASCADE,
  tabbed_page_id integer REFERENCES tabbed_pages ON DELETE CASCADE,
  CHECK ((static_page_id IS NULL) <> (tabbed_page_id IS NULL))
);

COMMENT ON TABLE former_page_slugs IS 'Parts of the address that pages of text and pages with tabs had: they lead to the present ones. Kept by trigger.';

CREATE FUNCTION keep_former_page_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_page_slugs (slug, static_page_id, tabbed_page_id)
    SELECT DISTINCT lower(o.value),
        CASE TG_TABLE_NAME WHEN 'static_pages' THEN NEW.id END,
        CASE TG_TABLE_NAME WHEN 'tabbed_pages' THEN NEW.id END
      FROM jsonb_each_text(OLD.slugs) o
      WHERE o.value <> '' AND lower(o.value) NOT IN (SELECT lower(n.value) FROM jsonb_each_text(NEW.slugs) n)
    ON CONFLICT (slug) DO UPDATE SET static_page_id = excluded.static_page_id, tabbed_page_id = excluded.tabbed_page_id;
  RETURN NULL;
END $$;

CREATE TRIGGER keep_former_page_slugs AFTER UPDATE OF slugs ON static_pages
  FOR EACH ROW WHEN (OLD.slugs IS DISTINCT FROM NEW.slugs) EXECUTE FUNCTION keep_former_page_slugs();

CREATE TRIGGER keep_former_page_slugs AFTER UPDATE OF slugs ON tabbed_pages
  FOR EACH ROW WHEN (OLD.slugs IS DISTINCT FROM NEW.slugs) EXECUTE FUNCTION keep_former_page_slugs()
