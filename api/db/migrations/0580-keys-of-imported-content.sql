-- What a merchant's files bring besides products: their keys tell what is the same thing under another name.

ALTER TABLE size_tables ADD COLUMN key text UNIQUE;

COMMENT ON COLUMN size_tables.key IS 'What the merchant''s files call it; null for what no import brought.';

ALTER TABLE banners ADD COLUMN key text UNIQUE;

COMMENT ON COLUMN banners.key IS 'What the merchant''s files call it; null for what no import brought.';

ALTER TABLE keywords ADD COLUMN key text UNIQUE;

COMMENT ON COLUMN keywords.key IS 'What the merchant''s files call it; null for what no import brought.';

ALTER TABLE articles ADD COLUMN key text UNIQUE;

COMMENT ON COLUMN articles.key IS 'What the merchant''s files call it; null for what no import brought.';

ALTER TABLE campaigns ADD COLUMN key text UNIQUE;

COMMENT ON COLUMN campaigns.key IS 'What the merchant''s files call it; null for what no import brought.';

ALTER TABLE bundles ADD COLUMN key text UNIQUE;

COMMENT ON COLUMN bundles.key IS 'What the merchant''s files call it; null for what no import brought.';
