-- A session is one sign-in on one device. Its tokens are renewed, the session ends for good at its end.

CREATE TABLE customer_sessions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers ON DELETE CASCADE,
  -- such as 'Firefox' and 'Windows'; empty where the device does not say
  browser text NOT NULL DEFAULT '',
  system text NOT NULL DEFAULT '',
  started_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL
);

CREATE INDEX customer_sessions_customer ON customer_sessions (customer_id);

DELETE FROM customer_tokens WHERE kind = 'session' AND (revoked_at IS NOT NULL OR expires_at <= now());

ALTER TABLE customer_tokens
  ADD COLUMN session_id integer REFERENCES customer_sessions ON DELETE CASCADE,
  -- of a session's token: when a newer one took its place
  ADD COLUMN replaced_at timestamptz;

-- Each open token goes on as a session of its own.
DO $$
DECLARE
  token record;
  session integer;
BEGIN
  FOR token IN SELECT id, customer_id, created_at FROM customer_tokens WHERE kind = 'session' LOOP
    INSERT INTO customer_sessions (customer_id, started_at, ends_at)
      VALUES (token.customer_id, token.created_at, now() + interval '30 days') RETURNING id INTO session;
    UPDATE customer_tokens SET session_id = session WHERE id = token.id;
  END LOOP;
END $$;

CREATE INDEX customer_tokens_session ON customer_tokens (session_id);

ALTER TABLE customer_tokens
  ADD CONSTRAINT customer_tokens_session_kind CHECK ((session_id IS NOT NULL) = (kind = 'session'));
