-- Signing in with an account that somebody has elsewhere, by OpenID Connect.

-- Which account of a provider opens which account of the shop.
CREATE TABLE customer_identities (
  -- the provider's issuer: whatever a setting calls the provider, its people stay theirs
  issuer text NOT NULL,
  -- what the provider calls the person; it never changes there
  subject text NOT NULL,
  customer_id integer NOT NULL REFERENCES customers ON DELETE CASCADE,
  -- as the provider told it when the two were joined, to be shown
  email text NOT NULL,
  linked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject),
  UNIQUE (customer_id, issuer)
);

-- A sign-in under way: from the button to the provider, and from there to its end.
CREATE TABLE social_sign_ins (
  id uuid PRIMARY KEY,
  -- its name in the settings
  provider text NOT NULL,
  -- of the cookie of the browser that began it: no other one can go on
  browser_hash bytea NOT NULL,
  -- of the state that the provider hands back, which works once
  state_hash bytea NOT NULL UNIQUE,
  -- null once the state was taken: code verifier and nonce, encrypted
  sealed text,
  -- who joins the provider to an account in its settings; null: signing in
  customer_id integer REFERENCES customers ON DELETE CASCADE,
  language text NOT NULL,
  -- path in the shop that it leads to
  next text NOT NULL,
  -- of what the shop's page brings; null while the person is at the provider
  ticket_hash bytea UNIQUE,
  -- of the link that was mailed to the address, which proves it
  mail_hash bytea UNIQUE,
  issuer text,
  subject text,
  email text,
  -- the provider says that it has confirmed the address
  is_email_verified boolean NOT NULL DEFAULT false,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  ends_at timestamptz NOT NULL,
  CHECK ((ticket_hash IS NULL) = (subject IS NULL)),
  CHECK ((subject IS NULL) = (email IS NULL) AND (subject IS NULL) = (issuer IS NULL))
);

CREATE INDEX social_sign_ins_ends ON social_sign_ins (ends_at);
