-- Staff write banners, hide them, and take them away (STAFF-69); an import knows what they decided.

ALTER TABLE banners ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN banners.is_hidden IS 'Staff hid it: an import whose file does not say leaves it so. What vanished from a file comes back with it.';

ALTER TABLE banners ADD COLUMN is_removed boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN banners.is_removed IS 'Staff removed it: no file brings it back, only the log does.';
