-- A carrier's label hangs on a return, or on a complaint whose product was asked for.

ALTER TABLE return_labels RENAME TO parcel_labels;

ALTER TABLE parcel_labels DROP CONSTRAINT return_labels_pkey;

ALTER TABLE parcel_labels ALTER COLUMN return_id DROP NOT NULL;

ALTER TABLE parcel_labels
  ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ADD COLUMN complaint_id uuid REFERENCES complaints ON DELETE CASCADE,
  -- where a complained product is handed in, for example: nobody chose it
  ADD COLUMN place text NOT NULL DEFAULT '',
  ADD CONSTRAINT parcel_labels_return UNIQUE (return_id),
  ADD CONSTRAINT parcel_labels_complaint UNIQUE (complaint_id),
  ADD CONSTRAINT parcel_labels_of_one_case CHECK (num_nonnulls(return_id, complaint_id) = 1);

UPDATE outbox SET kind = 'parcel_label', payload = jsonb_build_object('labelId', l.id), dedupe_key = 'parcel_label ' || l.id
FROM parcel_labels l
WHERE outbox.kind = 'return_label' AND outbox.sent_at IS NULL AND l.return_id = (outbox.payload->>'returnId')::integer;

UPDATE outbox SET kind = 'parcel_label_mail', payload = jsonb_build_object('labelId', l.id),
  dedupe_key = 'parcel_label_mail ' || l.id
FROM parcel_labels l
WHERE outbox.kind = 'return_label_mail' AND outbox.sent_at IS NULL AND l.return_id = (outbox.payload->>'returnId')::integer;

-- Of returns that ended meanwhile: nothing is left to make or to mail.
DELETE FROM outbox WHERE kind IN ('return_label', 'return_label_mail') AND sent_at IS NULL;

ALTER TABLE complaints
  -- of the label that was made for its product
  ADD COLUMN tracking_code text NOT NULL DEFAULT '',
  -- the buyer's postage that was paid back, in minor units, and how
  ADD COLUMN postage_minor integer CHECK (postage_minor > 0),
  ADD COLUMN postage_currency text,
  ADD COLUMN postage_means text CHECK (postage_means IN ('till', 'bank')),
  -- causes of the receipts that the mail about its end had with it
  ADD COLUMN receipts_mailed jsonb NOT NULL DEFAULT '[]',
  ADD CONSTRAINT complaints_postage CHECK (
    (postage_minor IS NULL) = (postage_currency IS NULL) AND (postage_minor IS NULL) = (postage_means IS NULL));
