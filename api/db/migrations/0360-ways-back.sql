-- How goods come back: with a carrier's label, in the RePack bag, to a store, or as the buyer sends them.

ALTER TABLE returns DROP CONSTRAINT returns_way_check;

ALTER TABLE returns
  ADD CONSTRAINT returns_way_check CHECK (way IN ('post', 'store', 'label', 'repack')),
  -- what the way back costs the buyer, in the payment's currency: refund_minor less this goes back
  ADD COLUMN fee_minor integer NOT NULL DEFAULT 0 CHECK (fee_minor >= 0),
  -- what of it was taken, with the refund that it was taken from
  ADD COLUMN fee_taken_minor integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT returns_fee_taken CHECK (fee_taken_minor BETWEEN 0 AND fee_minor),
  -- where the parcel is handed in, as it was told
  ADD COLUMN drop_point jsonb;

-- The carrier's label of a return: asked for when it is declared, deleted when it has ended.
CREATE TABLE return_labels (
  return_id integer PRIMARY KEY REFERENCES returns ON DELETE CASCADE,
  carrier text NOT NULL,
  status text NOT NULL DEFAULT 'asked' CHECK (status IN ('asked', 'ready', 'refused')),
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- the carrier's own number of the parcel
  shipment text NOT NULL DEFAULT '',
  -- what a phone shows where the parcel is handed in
  drop_code text NOT NULL DEFAULT '',
  -- the label to print, base64
  pdf text NOT NULL DEFAULT ''
);
