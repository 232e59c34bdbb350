-- The types of the rows are generated with these words (schema/tables.ts).
COMMENT ON COLUMN discount_codes.value IS 'Basis points for percent, cents for amount.';

COMMENT ON COLUMN gift_cards.frozen_at IS 'Set while the cancellation of the order that bought it waits: the card pays nothing.';

COMMENT ON COLUMN gift_card_refunds.amount_minor IS 'Taken off the card, in its currency.';

COMMENT ON COLUMN gift_card_refunds.refund_minor IS 'The part of the refund, in the payment''s currency.';

COMMENT ON TABLE gift_card_refunds IS 'What of a card went back to its buyer as money.';

COMMENT ON COLUMN gift_campaign_codes.used_at IS 'The last time.';

COMMENT ON COLUMN customer_tokens.new_email IS 'Of a link to a new email: the address that it was sent to.';

COMMENT ON COLUMN customer_tokens.registration IS 'Of an activation''s open link: what was typed to register.';

COMMENT ON COLUMN customer_tokens.session_id IS 'Of a session''s token.';

COMMENT ON COLUMN customer_tokens.replaced_at IS 'Of a session''s token: when a newer one took its place.';

COMMENT ON TABLE customer_sessions IS 'One sign-in on one device.';

COMMENT ON COLUMN customer_sessions.second_factor_at IS 'When this sign-in proved the second factor.';

COMMENT ON TABLE tries IS 'How often something was tried since its window began.';

COMMENT ON COLUMN newsletter_subscriptions.token_hash IS 'SHA-256 of the mailed link''s token; null once it was used.';

COMMENT ON COLUMN order_lines.reference_minor IS 'What one piece was compared with when it was sold.';

COMMENT ON TABLE order_withdrawals IS 'A buyer''s declaration that these goods come back: a withdrawal, or a return in the shop''s own time.';

COMMENT ON COLUMN payments.provider_token IS 'The buyer''s approval, kept before the provider is called with it.';

COMMENT ON COLUMN payments.failure IS 'Why it failed, where that tells the buyer what to do.';

COMMENT ON COLUMN model_texts.search IS 'Kept by trigger.';

COMMENT ON COLUMN currencies.format IS 'With {price}.';

COMMENT ON COLUMN currencies.rate IS 'Units per euro.';

COMMENT ON COLUMN countries.delivery_days IS 'Days added to a variant''s shipping range a-b.';

COMMENT ON COLUMN stores.sells_online IS 'Whether the web shop may sell this store''s stock.';

ALTER TABLE payments ADD CONSTRAINT payments_failure_check CHECK (failure = ANY (ARRAY['address'::text]));

ALTER TABLE order_status_history ADD CONSTRAINT order_status_history_status_check CHECK (status = ANY (ARRAY[
  'pending_payment', 'processing', 'ready_for_packing', 'ready_for_pick_up', 'transported_to_pickuplocation', 'shipped',
  'delivered', 'manual_cancellation', 'cancelled'
]));

ALTER TABLE complaint_events ADD CONSTRAINT complaint_events_status_check CHECK (status = ANY (ARRAY[
  'new-return', 'processing-return', 'processed-return', 'more_info-return', 'rejected-return', 'fixing-return'
]));

COMMENT ON COLUMN attachments.draft_hash IS 'SHA-256 of an unsent form''s secret; null once the file belongs to a case.';
