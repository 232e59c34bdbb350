-- Goods that the staff take back at a counter, and where the pieces of complaints and of returns by receipt are.

-- staff: a buyer who stood at the counter with the goods; the log tells who took them
ALTER TABLE returns DROP CONSTRAINT order_withdrawals_proof_check;

ALTER TABLE returns ADD CONSTRAINT returns_proof_check CHECK (proof IN ('key', 'email', 'account', 'staff'));

ALTER TABLE complaint_rows
  -- what it cost, in euro cents; 0 where nobody can read that
  ADD COLUMN price_minor integer NOT NULL GENERATED ALWAYS AS (
    CASE WHEN facts ->> 'price' ~ '^[0-9]{1,6}([.,][0-9]{1,2})?$'
      THEN round(replace(facts ->> 'price', ',', '.')::numeric * 100)::integer
      ELSE 0 END) STORED,
  -- as the staff found it; null: it is with the buyer, or nobody looked
  ADD COLUMN condition text CHECK (condition IN ('new', 'opened', 'used', 'damaged', 'incomplete')),
  ADD COLUMN destination text CHECK (destination IN ('store', 'workshop', 'written_off')),
  ADD COLUMN store_id integer REFERENCES stores,
  -- the shelf in the store, or which workshop
  ADD COLUMN place text NOT NULL DEFAULT '',
  ADD CONSTRAINT complaint_rows_store CHECK ((destination IS NOT DISTINCT FROM 'store') = (store_id IS NOT NULL)),
  ADD CONSTRAINT complaint_rows_place CHECK (destination IS NOT NULL OR place = '');

ALTER TABLE store_return_rows
  ADD COLUMN condition text CHECK (condition IN ('new', 'opened', 'used', 'damaged', 'incomplete')),
  ADD COLUMN destination text CHECK (destination IN ('store', 'workshop', 'written_off')),
  ADD COLUMN store_id integer REFERENCES stores,
  ADD COLUMN place text NOT NULL DEFAULT '',
  ADD CONSTRAINT store_return_rows_store CHECK ((destination IS NOT DISTINCT FROM 'store') = (store_id IS NOT NULL)),
  ADD CONSTRAINT store_return_rows_place CHECK (destination IS NOT NULL OR place = '');
