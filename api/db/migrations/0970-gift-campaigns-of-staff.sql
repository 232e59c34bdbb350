-- Gift campaigns that staff keep, with their codes (STAFF-61): what they removed or took back stays for the log and for orders.

ALTER TABLE gift_campaigns ADD COLUMN is_removed boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN gift_campaigns.is_removed IS 'Staff removed it; the log brings it back.';

ALTER TABLE gift_campaign_codes ADD COLUMN is_ended boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN gift_campaign_codes.is_ended IS 'Staff took it back: no order is placed with it from then on, whatever uses are left.';
