-- What of a bought gift card went back as money, and cards that pay nothing while the cancellation of their order waits.

ALTER TABLE gift_cards
  ADD COLUMN frozen_at timestamptz;

-- A line of an order is one card, and is issued once.
CREATE UNIQUE INDEX gift_cards_order_line ON gift_cards (order_line_id) WHERE order_line_id IS NOT NULL;

CREATE TABLE gift_card_refunds (
  refund_id text NOT NULL REFERENCES payment_refunds ON DELETE CASCADE,
  gift_card_id integer NOT NULL REFERENCES gift_cards,
  -- taken off the card, in its currency
  amount_minor integer NOT NULL CHECK (amount_minor > 0),
  -- the part of the refund that is for this card, in the payment's currency
  refund_minor integer NOT NULL CHECK (refund_minor > 0),
  PRIMARY KEY (refund_id, gift_card_id)
);

CREATE INDEX gift_card_refunds_card ON gift_card_refunds (gift_card_id);

UPDATE gift_cards SET frozen_at = now() WHERE order_line_id IN (
  SELECT l.id FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.status = 'manual_cancellation');
