ALTER TABLE tabbed_pages ADD COLUMN key text UNIQUE;

COMMENT ON COLUMN tabbed_pages.key IS 'What the merchant''s files call it; null for what no import brought.';
