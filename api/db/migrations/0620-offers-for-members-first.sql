-- From when members of the club see the campaign, before everybody does (STAFF-5, STAFF-32).
ALTER TABLE campaigns
  ADD COLUMN club_starts_at timestamptz,
  ADD CHECK (club_starts_at < starts_at);
