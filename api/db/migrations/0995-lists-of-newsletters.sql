-- The room of newsletters lists subscriptions by when they were asked for, and counts them by list and standing (STAFF-63).

CREATE INDEX newsletter_subscriptions_newest ON newsletter_subscriptions (asked_at DESC, id DESC);

CREATE INDEX newsletter_subscriptions_standing ON newsletter_subscriptions (list, status, asked_at DESC, id DESC);
