-- Pictures and papers that buyers send with a case. Their bytes lie in the file store under store_key.

CREATE TABLE attachments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- of the secret that an unsent form keeps in its browser; null once the file belongs to a case
  draft_hash bytea,
  -- a repeated upload of the same draft and key is one file
  upload_key text NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL CHECK (media_type IN ('image/jpeg', 'application/pdf')),
  -- as it was sent: the limits count these
  sent_bytes integer NOT NULL CHECK (sent_bytes > 0),
  -- as it is stored
  bytes integer NOT NULL CHECK (bytes > 0),
  width integer,
  height integer,
  store_key text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- when it is deleted; null while its case is open
  expires_at timestamptz,
  UNIQUE (draft_hash, upload_key)
);

CREATE INDEX attachments_expiring ON attachments (expires_at) WHERE expires_at IS NOT NULL;
