-- A second factor beside the password: a secret that an authenticator app shares, and codes for who lost the app.

CREATE TABLE second_factors (
  customer_id integer PRIMARY KEY REFERENCES customers ON DELETE CASCADE,
  -- sealed with the service's secret
  secret text NOT NULL,
  -- null while the app has not shown a first right code
  confirmed_at timestamptz,
  -- the last period of 30 s whose code was taken: a code opens once
  last_period bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE recovery_codes (
  customer_id integer NOT NULL REFERENCES second_factors (customer_id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (customer_id, code_hash)
);

ALTER TABLE customer_sessions
  -- when this sign-in proved the second factor
  ADD COLUMN second_factor_at timestamptz;
