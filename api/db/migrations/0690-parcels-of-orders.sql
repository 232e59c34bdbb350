-- The carrier's code of the parcel that an order left in, and the page that follows it as it was told to the buyer.

ALTER TABLE orders
  ADD COLUMN tracking_code text NOT NULL DEFAULT '',
  ADD COLUMN tracking_link text NOT NULL DEFAULT '';
