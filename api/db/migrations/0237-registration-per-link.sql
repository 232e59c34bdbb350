-- What was typed to register is kept with its own link, so that a link activates nothing else.

ALTER TABLE customer_tokens
  -- of an activation's open link: password hash, names, consents
  ADD COLUMN registration jsonb;

-- Which registration a link belongs to was not kept before: these people register once more.
DELETE FROM customer_tokens WHERE kind = 'activation';

UPDATE customers
  SET password_hash = NULL, first_name = '', last_name = '', phone = '', is_club_member = false, marketing_consent = false
  WHERE NOT is_active AND activated_at IS NULL AND erased_at IS NULL;

ALTER TABLE customer_tokens
  ADD CONSTRAINT customer_tokens_registration CHECK (registration IS NULL OR kind = 'activation');
