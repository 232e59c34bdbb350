-- The types of the rows are generated with these words (schema/tables.ts).
COMMENT ON COLUMN customer_tokens.new_email IS 'The new email that a link was sent to, to prove it.';

COMMENT ON COLUMN customer_tokens.session_id IS 'The session that a session''s token belongs to.';

COMMENT ON COLUMN customer_tokens.replaced_at IS 'When a newer token took the place of a session''s token.';

COMMENT ON COLUMN customer_tokens.registration IS 'What was typed to register, for the open link of an activation.';

COMMENT ON COLUMN customers.staff_role IS 'The role of staff, who have is_staff; admins have is_admin.';

COMMENT ON COLUMN customers.staff_store_id IS 'The store whose stock, pickups and returns this member of its staff handles.';

COMMENT ON TABLE gift_card_refunds IS 'The parts of gift cards that went back to their buyers as money.';
