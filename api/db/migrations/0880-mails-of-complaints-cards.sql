-- The card that was given for a complaint has its mail's key from the complaint, as cards of returns have theirs (0870).

UPDATE gift_cards c SET mail_key = x.dedupe_key
  FROM payment_refunds r JOIN outbox x
    ON x.dedupe_key = 'gift_card complaint ' || r.complaint_id
  WHERE r.gift_card_id = c.id AND c.mail_key IS NULL AND c.replaced_by IS NULL;
