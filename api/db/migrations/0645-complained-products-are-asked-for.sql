-- Whether the shop must see a complained product: asked for, not needed, or null as long as nobody has said.

ALTER TABLE complaints
  ADD COLUMN product_needed boolean;
