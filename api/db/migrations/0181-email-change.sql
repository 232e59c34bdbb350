-- A change of email waits for the link that was mailed to the new address.

ALTER TABLE customer_tokens
  DROP CONSTRAINT customer_tokens_kind_check,
  ADD CONSTRAINT customer_tokens_kind_check
    CHECK (kind IN ('session', 'activation', 'password_reset', 'deletion', 'email_change')),
  -- where the link was sent: the address that the account gets
  ADD COLUMN new_email text,
  ADD CONSTRAINT customer_tokens_new_email CHECK ((new_email IS NOT NULL) = (kind = 'email_change'));
