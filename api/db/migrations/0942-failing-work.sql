ALTER TABLE outbox ADD COLUMN failing_since timestamptz;

COMMENT ON COLUMN outbox.failing_since IS 'When its first try failed since it last went well; null while none has.';
