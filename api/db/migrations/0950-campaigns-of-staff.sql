-- Campaigns that staff keep (STAFF-60): what they hid or removed stays so after imports, and old addresses lead on (ROUTE-144).

ALTER TABLE campaigns ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN campaigns.is_hidden IS 'Staff hid it: an import whose file does not say leaves it so. What vanished from a file comes back with it.';

ALTER TABLE campaigns ADD COLUMN is_removed boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN campaigns.is_removed IS 'Staff removed it: no file brings it back, only the log does.';

CREATE TABLE former_campaign_slugs (
  slug text PRIMARY KEY CHECK (slug = lower(slug)),
  campaign_id integer NOT NULL REFERENCES campaigns ON DELETE CASCADE
);

COMMENT ON TABLE former_campaign_slugs IS 'Parts of the address that campaigns had: they lead to the present ones.';
