-- A regular price that is raised above a price which stays is no reduction (PRODUCT-68). Where nothing is known from the 30 days
-- before, it begins anew: the lowest of the 30 days before is then the price itself, and nothing is struck through. Those days
-- are before the price began where it was reduced already, and before now where it becomes so.

CREATE OR REPLACE FUNCTION keep_price_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.active_minor IS DISTINCT FROM OLD.active_minor
    OR (NEW.regular_minor > OLD.regular_minor AND NEW.active_minor < NEW.regular_minor AND NOT EXISTS (
      SELECT FROM price_history o JOIN price_history h ON h.model_id = o.model_id
        AND h.variant_id IS NOT DISTINCT FROM o.variant_id AND h.tax_area_id = o.tax_area_id
        AND h.valid_from < o.valid_from
        AND h.valid_to > CASE WHEN OLD.active_minor < OLD.regular_minor THEN o.valid_from ELSE now() END - interval '30 days'
      WHERE o.model_id = NEW.model_id AND o.variant_id IS NOT DISTINCT FROM NEW.variant_id
        AND o.tax_area_id = NEW.tax_area_id AND o.valid_to IS NULL)) THEN
    UPDATE price_history SET valid_to = greatest(now(), valid_from + interval '1 microsecond')
      WHERE model_id = NEW.model_id AND variant_id IS NOT DISTINCT FROM NEW.variant_id
        AND tax_area_id = NEW.tax_area_id AND valid_to IS NULL;
    INSERT INTO price_history (model_id, variant_id, tax_area_id, active_minor, valid_from)
      VALUES (NEW.model_id, NEW.variant_id, NEW.tax_area_id, NEW.active_minor, now());
  END IF;
  RETURN NULL;
END $$;
