-- What staff have uploaded may be shown by whatever they write (STAFF-66).

CREATE TABLE uploaded_pictures (
  path text PRIMARY KEY,
  uploaded_at timestamptz NOT NULL DEFAULT now()
);

COMMENT ON TABLE uploaded_pictures IS 'Pictures that staff have uploaded, by their path among the originals.';
