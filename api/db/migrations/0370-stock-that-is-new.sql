-- A product that comes to a store for the first time is news as much as one more piece is: readers heard of changed rows
-- of stock only.

CREATE TRIGGER stock_added AFTER INSERT ON stock
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_stock_changed();
