-- Codes that staff made are not in the merchant's files, and an import does not stop them (STAFF-45).

ALTER TABLE discount_codes ADD COLUMN made_by_staff boolean NOT NULL DEFAULT false;
