-- Staff make stores, open them, and close them for good (STAFF-47).

ALTER TABLE stores ADD COLUMN is_open boolean NOT NULL DEFAULT true;

COMMENT ON COLUMN stores.is_open IS 'Whether shoppers see it and the web shop sells from it: not before staff open one that they made, nor after it closed for good.';

ALTER TABLE stores ADD COLUMN closes_on date;

COMMENT ON COLUMN stores.closes_on IS 'The first day on which it is closed for good, planned or come; null for one that stays, and for one that was never open.';

ALTER TABLE stores ADD COLUMN is_selling boolean NOT NULL GENERATED ALWAYS AS (is_open AND sells_online) STORED;

COMMENT ON COLUMN stores.is_selling IS 'Whether the web shop sells its stock at the moment.';

-- Staff make ways to deliver (STAFF-52); those that a file names are its own from then on.

ALTER TABLE delivery_methods ADD COLUMN made_by_staff boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN delivery_methods.made_by_staff IS 'Staff made it, and no file has named it since: an import whose file lacks it leaves it alone.'
