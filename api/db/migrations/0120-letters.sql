-- Letters that people asked for. Nobody gets one before the address was confirmed by a link in a mail.

CREATE TABLE newsletter_subscriptions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list text NOT NULL CHECK (list IN ('forest', 'corporate')),
  email text NOT NULL,
  language text NOT NULL,
  status text NOT NULL DEFAULT 'asked' CHECK (status IN ('asked', 'confirmed', 'left')),
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- of the link in the mail, hashed; null once it was used
  token_hash bytea UNIQUE,
  confirmed_at timestamptz,
  left_at timestamptz
);

CREATE UNIQUE INDEX newsletter_subscriptions_email ON newsletter_subscriptions (list, lower(email));
