-- Pieces that were refused go back to the buyer, or are kept in a store to be fetched.

ALTER TABLE return_line_outcomes
  DROP CONSTRAINT return_line_outcomes_destination_check,
  DROP CONSTRAINT return_line_outcomes_store,
  -- null: the buyer's once they were repaired, or decided before it was asked for
  ADD CONSTRAINT return_line_outcomes_destination_check
    CHECK (destination IN ('store', 'workshop', 'written_off', 'sent_back', 'kept')),
  ADD CONSTRAINT return_line_outcomes_store CHECK (destination NOT IN ('store', 'kept') OR store_id IS NOT NULL);
