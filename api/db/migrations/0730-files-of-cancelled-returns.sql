-- A return that the cancellation of its order settled left its files for ever: they go as those of every case (AFTER-77).

UPDATE attachments SET expires_at = returns.settled_at + interval '2 years'
FROM returns
WHERE returns.id = attachments.return_id AND returns.settled_at IS NOT NULL AND attachments.expires_at IS NULL;
