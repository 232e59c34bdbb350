-- Staff put pages of a section in an order (STAFF-59), and hide brands (STAFF-53).

ALTER TABLE static_pages ADD COLUMN menu_place integer;

COMMENT ON COLUMN static_pages.menu_place IS 'Its place among the pages of its section, of text and with tabs alike, as staff chose it; null stands behind those that have one.';

ALTER TABLE tabbed_pages ADD COLUMN menu_place integer;

COMMENT ON COLUMN tabbed_pages.menu_place IS 'Its place among the pages of its section, of text and with tabs alike, as staff chose it; null stands behind those that have one.';

ALTER TABLE manufacturers ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN manufacturers.is_hidden IS 'Staff hid it: it has no page and stands in no list of brands; its products stay.'
