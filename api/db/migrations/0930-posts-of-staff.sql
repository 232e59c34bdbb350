-- A post of the magazine that staff hide is left out of everything that shoppers see (STAFF-57). It keeps its address.

ALTER TABLE articles ADD COLUMN is_published boolean NOT NULL DEFAULT true;

COMMENT ON COLUMN articles.is_published IS 'Whether shoppers see it from its day on; a hidden post keeps its words and its address.';

-- Numbers of what staff make beside what imports bring. Imports count on below them, so that one that runs meanwhile takes none.

CREATE SEQUENCE made_content_ids START 1000001;
