-- What the inspection found: in which condition pieces came back, and where they went.

ALTER TABLE return_line_outcomes
  -- null: decided before it was asked for
  ADD COLUMN condition text CHECK (condition IN ('new', 'opened', 'used', 'damaged', 'incomplete')),
  -- null: to no place of the shop's, or decided before it was asked for
  ADD COLUMN destination text CHECK (destination IN ('store', 'workshop', 'written_off')),
  -- the shelf in the store, or which workshop
  ADD COLUMN place text NOT NULL DEFAULT '',
  ADD CONSTRAINT return_line_outcomes_store CHECK (destination <> 'store' OR store_id IS NOT NULL),
  ADD CONSTRAINT return_line_outcomes_in_stock CHECK (restocked = 0 OR destination IS NULL OR destination = 'store');
