-- Each booking of a gift card has a time of its own, the mails of earlier cards are known, and one that is being sent says so.

ALTER TABLE gift_card_uses ADD COLUMN booked_at timestamptz;

COMMENT ON COLUMN gift_card_uses.booked_at IS 'Since when it is held, taken or released; null where that was not written down.';

UPDATE gift_card_uses u SET booked_at = CASE u.status
    WHEN 'held' THEN o.placed_at
    WHEN 'taken' THEN coalesce(o.paid_at, o.placed_at)
    -- What returns gave back before has no time: the shop did not keep it.
    ELSE (SELECT max(h.at) FROM order_status_history h WHERE h.order_id = o.id AND h.status = 'cancelled') END
  FROM orders o WHERE o.id = u.order_id;

ALTER TABLE gift_card_uses ALTER COLUMN booked_at SET DEFAULT now();

UPDATE gift_cards SET mail_key = 'gift_card ' || order_line_id
  WHERE mail_key IS NULL AND order_line_id IS NOT NULL AND replaced_by IS NULL;

-- The card of a return has its key from the refund, whose id is made from it.
UPDATE gift_cards c SET mail_key = x.dedupe_key
  FROM payment_refunds r JOIN outbox x
    ON x.dedupe_key IN ('gift_card withdrawal ' || r.withdrawal_id, 'gift_card withdrawal ' || r.withdrawal_id || ' repair')
  WHERE r.gift_card_id = c.id AND c.mail_key IS NULL AND c.replaced_by IS NULL
    AND r.id = 'ref_' || left(encode(sha256(convert_to(
      r.payment_id || ' ' || substr(x.dedupe_key, length('gift_card ') + 1), 'UTF8')), 'hex'), 32);

ALTER TABLE outbox ADD COLUMN leased_until timestamptz;

COMMENT ON COLUMN outbox.leased_until IS 'Until then a process works on it; null while it waits.';
