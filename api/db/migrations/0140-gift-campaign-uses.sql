-- A campaign's code is good for one order or, by the campaign's rules, for more; an order names the code that paid it.

ALTER TABLE gift_campaign_codes
  ADD COLUMN max_uses integer NOT NULL DEFAULT 1,
  ADD COLUMN uses integer NOT NULL DEFAULT 0,
  DROP COLUMN order_id;

UPDATE gift_campaign_codes SET uses = max_uses WHERE used_at IS NOT NULL;

ALTER TABLE gift_campaign_codes
  ADD CONSTRAINT gift_campaign_codes_uses CHECK (max_uses > 0 AND uses BETWEEN 0 AND max_uses);

ALTER TABLE orders ADD COLUMN gift_campaign_code_id integer REFERENCES gift_campaign_codes ON DELETE SET NULL;

CREATE INDEX orders_gift_campaign_code ON orders (gift_campaign_code_id) WHERE gift_campaign_code_id IS NOT NULL;
