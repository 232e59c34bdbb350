-- How much a variant holds of what is sold by weight or volume, '230 g' or '0.5 l' (LAW-18): written as the merchant
-- writes it, so that files go in and out unchanged. Null for everything else.

ALTER TABLE variants ADD COLUMN content text CHECK (content ~ '^[1-9][0-9]{0,5}(\.[0-9]{1,3})? (g|kg|ml|l)$' OR content ~ '^0\.[0-9]{1,3} (g|kg|ml|l)$');
