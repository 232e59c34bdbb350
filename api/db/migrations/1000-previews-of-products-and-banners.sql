-- What staff have typed of a product in a language, or of a banner, is kept for those who have its link too (STAFF-64).

ALTER TABLE previews DROP CONSTRAINT previews_kind_check, ADD CONSTRAINT previews_kind_check CHECK (kind IN ('post', 'page', 'tabbed_page', 'campaign', 'group', 'brand', 'product', 'banner'));

COMMENT ON TABLE previews IS 'What staff have typed in a post, a page, a campaign, a group, a brand, a product or a banner and not saved, shown to those who have the link until it ends.';

COMMENT ON COLUMN previews.target_id IS 'The row of articles, static_pages, tabbed_pages, campaigns, product_groups, manufacturers, product_models or banners.';
