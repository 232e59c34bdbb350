-- A declared withdrawal or return, and how it ended, change what a warehouse sends: the order comes out again (FEED-6).

CREATE FUNCTION note_returned_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO feed_order_changes (order_id) VALUES (NEW.order_id) ON CONFLICT (order_id) DO UPDATE SET place = NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER note_declared_return AFTER INSERT OR UPDATE OF outcome, lines ON returns
  FOR EACH ROW EXECUTE FUNCTION note_returned_order();

-- What was declared before has not been told.
UPDATE feed_order_changes SET place = NULL WHERE order_id IN (SELECT order_id FROM returns);
