-- Pages of text and pages with tabs that staff write are hidden at first, and may wait for their day (STAFF-59).

ALTER TABLE static_pages ADD COLUMN published_on date;

COMMENT ON COLUMN static_pages.published_on IS 'Shoppers see it from this day of the shop on; null where it waits for none.';

ALTER TABLE tabbed_pages ADD COLUMN is_published boolean NOT NULL DEFAULT true;

COMMENT ON COLUMN tabbed_pages.is_published IS 'Whether shoppers see it; a hidden page keeps its words and its address.';

ALTER TABLE tabbed_pages ADD COLUMN published_on date;

COMMENT ON COLUMN tabbed_pages.published_on IS 'Shoppers see it from this day of the shop on; null where it waits for none.';
