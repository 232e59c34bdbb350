-- A buyer may want a gift card instead of money: the refund is then a new card, and asks no provider.
ALTER TABLE returns
  ADD COLUMN as_gift_card boolean NOT NULL DEFAULT false;

ALTER TABLE payment_refunds
  ADD COLUMN gift_card_id integer UNIQUE REFERENCES gift_cards;
