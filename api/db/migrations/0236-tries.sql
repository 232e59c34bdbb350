-- Wrong sign-ins are counted per guesser, and a device that signed in before is counted by itself.

DROP TABLE sign_in_failures;

-- how often something was tried since its window began; key: a hash of who tried what
CREATE TABLE tries (
  key bytea PRIMARY KEY,
  count integer NOT NULL,
  ends_at timestamptz NOT NULL
);

CREATE INDEX tries_ends_at ON tries (ends_at);

-- devices that signed in; the secret of their cookie is kept hashed
CREATE TABLE customer_devices (
  customer_id integer NOT NULL REFERENCES customers ON DELETE CASCADE,
  device_hash bytea NOT NULL,
  last_used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, device_hash)
);
