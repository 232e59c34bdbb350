-- A page of text that staff hide is left out of everything that shoppers see (STAFF-55). It keeps its address.

ALTER TABLE static_pages ADD COLUMN is_published boolean NOT NULL DEFAULT true;

COMMENT ON COLUMN static_pages.is_published IS 'Whether shoppers see it; a hidden page keeps its words and its address.';
