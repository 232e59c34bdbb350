-- Staff block gift cards, and send a new code in the place of one: the ended code stays as a row of its own, without money.

ALTER TABLE gift_cards
  ADD COLUMN state_reason text NOT NULL DEFAULT '',
  ADD COLUMN sent_to text,
  ADD COLUMN mail_key text,
  ADD COLUMN replaced_by integer REFERENCES gift_cards,
  ADD COLUMN replaced_at timestamptz,
  ADD COLUMN moved_minor integer NOT NULL DEFAULT 0 CHECK (moved_minor >= 0);

COMMENT ON COLUMN gift_cards.state_reason IS 'Why staff blocked the card, or let it pay again, the last time.';

COMMENT ON COLUMN gift_cards.sent_to IS 'The address that its code was sent to, where it is not that of the order.';

COMMENT ON COLUMN gift_cards.mail_key IS 'The key in the outbox of the mail with its code.';

COMMENT ON COLUMN gift_cards.replaced_by IS 'The card that goes on under another code; what pays or comes back is booked there.';

COMMENT ON COLUMN gift_cards.moved_minor IS 'What was left on the card when this code ended.';

UPDATE gift_cards SET mail_key = 'gift_card ' || order_line_id WHERE order_line_id IS NOT NULL;

CREATE INDEX gift_cards_code_hint ON gift_cards (code_hint);

CREATE INDEX gift_cards_sent_to ON gift_cards (lower(sent_to)) WHERE sent_to IS NOT NULL;

CREATE INDEX gift_cards_replaced ON gift_cards (replaced_by) WHERE replaced_by IS NOT NULL;

CREATE INDEX gift_cards_blocked ON gift_cards (id) WHERE NOT is_active;

CREATE INDEX gift_cards_used_up ON gift_cards (id) WHERE balance_minor = 0;

CREATE INDEX gift_card_uses_card ON gift_card_uses (gift_card_id);

CREATE INDEX gift_card_uses_order ON gift_card_uses (order_id);
