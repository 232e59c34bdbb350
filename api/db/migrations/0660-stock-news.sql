-- What webhooks are told of stock, whoever changed it: orders, feeds, imports, staff, or a reservation that ran out. The
-- change and its row here are one transaction. Rows are only added and taken, so no transaction waits for another.

CREATE TABLE stock_news (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  variant_id integer NOT NULL,
  store_id integer NOT NULL
);

COMMENT ON TABLE stock_news IS 'Shelves whose change is not promised to webhooks yet.';

CREATE FUNCTION note_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE withdrawn_at IS NULL AND events @> '["stock.changed"]') THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stock_news (variant_id, store_id)
      SELECT n.variant_id, n.store_id FROM changed n WHERE n.quantity > 0 OR n.reserved > 0;
  ELSE
    INSERT INTO stock_news (variant_id, store_id)
      SELECT n.variant_id, n.store_id FROM changed n
      JOIN former o ON o.variant_id = n.variant_id AND o.store_id = n.store_id
      WHERE o.quantity <> n.quantity OR o.reserved <> n.reserved;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER note_new_stock AFTER INSERT ON stock
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();

CREATE TRIGGER note_changed_stock AFTER UPDATE ON stock
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();
