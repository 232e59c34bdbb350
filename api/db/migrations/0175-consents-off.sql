-- Nobody has agreed to what they were not asked: a new account gets no review requests and no cart reminders until its
-- owner ticks them. Accounts that are there keep what they have, as theirs may be a choice.

ALTER TABLE customers
  ALTER COLUMN review_consent SET DEFAULT false,
  ALTER COLUMN reminder_consent SET DEFAULT false;
