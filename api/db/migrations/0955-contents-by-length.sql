-- What is sold by length or area tells its unit price, too (LAW-18): '60 m', '120 cm' or '2.5 m2' beside '230 g' and '0.5 l'.

ALTER TABLE variants DROP CONSTRAINT variants_content_check;

ALTER TABLE variants ADD CONSTRAINT variants_content_check CHECK (content ~ '^[1-9][0-9]{0,5}(\.[0-9]{1,3})? (g|kg|ml|l|cm|m|m2)$' OR content ~ '^0\.[0-9]{1,3} (g|kg|ml|l|cm|m|m2)$');
