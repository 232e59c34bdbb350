-- A transaction that notifies holds a lock over all others that do until it is on disk, so orders would commit one after
-- another. A transaction that says `havu.stock_news = later` tells of its stock itself, after its commit.

CREATE OR REPLACE FUNCTION notify_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text;
BEGIN
  IF current_setting('havu.stock_news', true) = 'later' THEN
    RETURN NULL;
  END IF;
  SELECT string_agg(DISTINCT variant_id::text, ',') INTO ids FROM changed;
  IF ids IS NOT NULL THEN
    PERFORM pg_notify('stock_changed', CASE WHEN length(ids) < 7000 THEN ids ELSE '*' END);
  END IF;
  RETURN NULL;
END $$;
