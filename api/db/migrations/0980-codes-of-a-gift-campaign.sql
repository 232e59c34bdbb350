-- The room of gift campaigns lists the codes of one campaign by their number (STAFF-61).

CREATE INDEX gift_campaign_codes_campaign ON gift_campaign_codes (campaign_id, id);
