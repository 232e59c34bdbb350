-- Addresses of the merchant's other systems that are told what happens, and each message to them.

CREATE TABLE webhooks (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  url text NOT NULL,
  events jsonb NOT NULL,
  secret_number integer NOT NULL DEFAULT 1,
  old_secret_ends_at timestamptz,
  created_by integer REFERENCES customers ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz
);

COMMENT ON COLUMN webhooks.events IS 'What it is told: ["order.sold", "return.accepted", …].';

COMMENT ON COLUMN webhooks.secret_number IS 'Which of its secrets signs; each is made from the secret of the service and stored nowhere.';

COMMENT ON COLUMN webhooks.old_secret_ends_at IS 'Until then the secret before signs too.';

CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  webhook_id integer NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  event text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'given_up', 'dropped')),
  tries integer NOT NULL DEFAULT 0,
  last_answer integer,
  last_error text,
  next_try_at timestamptz,
  ended_at timestamptz
);

COMMENT ON COLUMN webhook_deliveries.last_answer IS 'HTTP status of the last try; null where none came.';

CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id, created_at DESC);

CREATE INDEX webhook_deliveries_ended ON webhook_deliveries (ended_at) WHERE ended_at IS NOT NULL;
