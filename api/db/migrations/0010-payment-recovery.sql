-- What is needed to bring a payment to its end after a crash at any step.

ALTER TABLE payments
  -- the buyer's approval, kept before the provider is called with it, so that the call can be made again
  ADD COLUMN provider_token text;

ALTER TABLE idempotency_keys
  -- the order that the first call made, known as soon as it exists
  ADD COLUMN order_id integer REFERENCES orders ON DELETE CASCADE;

CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
