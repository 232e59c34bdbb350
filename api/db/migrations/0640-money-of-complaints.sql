-- What a complaint that is settled gave the buyer.

ALTER TABLE complaints
  -- in minor units; null where it ended without money, or before amounts were kept
  ADD COLUMN given_minor integer CHECK (given_minor > 0),
  ADD COLUMN given_currency text,
  -- the means of payment that it went back to; of a purchase in a store how it was given there
  ADD COLUMN given_means text,
  -- of it what went to gift cards, and what was taken off an invoice that nobody had paid
  ADD COLUMN given_cards_minor integer NOT NULL DEFAULT 0,
  ADD COLUMN given_credited_minor integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT complaints_given CHECK (
    (given_minor IS NULL) = (given_currency IS NULL) AND (given_minor IS NULL) = (given_means IS NULL)
    AND given_cards_minor + given_credited_minor <= coalesce(given_minor, 0)
    AND (given_minor IS NULL OR outcome IN ('refunded', 'price_reduced')));

ALTER TABLE complaint_rows
  -- the row's share of it
  ADD COLUMN given_minor integer NOT NULL DEFAULT 0 CHECK (given_minor >= 0);

ALTER TABLE payment_refunds
  -- the complaint that it was given for; a refund is bookkeeping and stays where the complaint is erased
  ADD COLUMN complaint_id uuid REFERENCES complaints ON DELETE SET NULL;

CREATE INDEX payment_refunds_complaint ON payment_refunds (complaint_id) WHERE complaint_id IS NOT NULL;
