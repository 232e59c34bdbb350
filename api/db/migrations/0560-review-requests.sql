-- Buyers are asked once for an order's reviews (REVIEW-23).

ALTER TABLE orders
  -- when its buyer was asked, or was found to have nothing to review
  ADD COLUMN review_asked_at timestamptz;
