-- Members of associations, organisations that ask for an account of their own, and what the staff note and do for a customer.

ALTER TABLE customers
  -- of scouts: their group and the member's id
  ADD COLUMN scout_group text NOT NULL DEFAULT '',
  ADD COLUMN scout_member_id text NOT NULL DEFAULT '',
  -- of Suomen Latu: the member's id and the local branch
  ADD COLUMN latu_member_id text NOT NULL DEFAULT '',
  ADD COLUMN latu_branch text NOT NULL DEFAULT '',
  -- members of the club and of these associations pay the club's prices
  ADD COLUMN has_club_price boolean NOT NULL
    GENERATED ALWAYS AS (is_club_member OR scout_member_id <> '' OR latu_member_id <> '') STORED,
  -- what the club's gifts are chosen from
  ADD COLUMN gift_category integer REFERENCES product_groups ON DELETE SET NULL,
  -- a company that asked for an organisation's account: { name, vatNumber }; null once the staff decided
  ADD COLUMN organisation_wish jsonb,
  ADD COLUMN organisation_asked_at timestamptz,
  -- of the club's admins; customers never see it
  ADD COLUMN club_comment text NOT NULL DEFAULT '',
  ADD CONSTRAINT customers_scout CHECK ((scout_group = '') = (scout_member_id = '')),
  ADD CONSTRAINT customers_latu CHECK ((latu_branch = '') = (latu_member_id = '')),
  ADD CONSTRAINT customers_organisation_wish CHECK ((organisation_wish IS NULL) = (organisation_asked_at IS NULL));

CREATE INDEX customers_organisation_asked ON customers (organisation_asked_at) WHERE organisation_asked_at IS NOT NULL;

ALTER TABLE customer_sessions
  -- a member of the staff who buys for this customer, until the end of the session or of the errand
  ADD COLUMN acting_for integer REFERENCES customers ON DELETE SET NULL;
