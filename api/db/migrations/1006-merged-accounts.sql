-- Two accounts of one person become one (STAFF-76). The one that ended names the one that goes on, and holds nothing else.

ALTER TABLE customers
  ADD COLUMN merged_into integer REFERENCES customers,
  ADD CONSTRAINT customers_merged_is_ended CHECK (merged_into IS NULL OR (erased_at IS NOT NULL AND NOT is_active));

COMMENT ON COLUMN customers.merged_into IS 'The account that has all that this one had; this one has ended.';

CREATE INDEX customers_merged_into ON customers (merged_into) WHERE merged_into IS NOT NULL;

-- The address of an account that ended stays the account's that goes on: nobody else gets it, and what is found by it is found.
CREATE TABLE former_addresses (
  email text NOT NULL,
  customer_id integer NOT NULL REFERENCES customers ON DELETE CASCADE,
  since timestamptz NOT NULL DEFAULT now()
);

COMMENT ON TABLE former_addresses IS 'Addresses of accounts that were merged into the customer''s. They open nothing, and stay the customer''s.';

CREATE UNIQUE INDEX former_addresses_email ON former_addresses (lower(email));

CREATE INDEX former_addresses_customer ON former_addresses (customer_id);

-- The link that asks the owner of an account whether it may be merged into another one.
ALTER TABLE customer_tokens
  ADD COLUMN merge_into integer REFERENCES customers ON DELETE CASCADE,
  ADD COLUMN asked_by integer REFERENCES customers ON DELETE SET NULL,
  DROP CONSTRAINT customer_tokens_kind_check,
  ADD CONSTRAINT customer_tokens_kind_check
    CHECK (kind IN ('session', 'activation', 'password_reset', 'deletion', 'email_change', 'merge')),
  ADD CONSTRAINT customer_tokens_merge CHECK ((kind = 'merge') = (merge_into IS NOT NULL) AND merge_into <> customer_id);

COMMENT ON COLUMN customer_tokens.merge_into IS 'The account that is kept, for a link that asks whether the customer''s may be merged into it.';

COMMENT ON COLUMN customer_tokens.asked_by IS 'The member of the staff who had the link to merge sent.';

-- One open request for an account, on either side.
CREATE UNIQUE INDEX customer_tokens_merge_from ON customer_tokens (customer_id) WHERE kind = 'merge' AND revoked_at IS NULL;

CREATE UNIQUE INDEX customer_tokens_merge_to ON customer_tokens (merge_into) WHERE kind = 'merge' AND revoked_at IS NULL;

-- An address belongs to one account, be it the present or a former one. The check comes after the row: then it sees what was
-- committed while the row waited for the unique index.
CREATE FUNCTION keep_addresses_apart() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'customers' THEN
    PERFORM FROM former_addresses f WHERE lower(f.email) = lower(NEW.email) AND f.customer_id <> NEW.id;
  ELSE
    PERFORM FROM customers c WHERE lower(c.email) = lower(NEW.email) AND c.id <> NEW.customer_id;
  END IF;
  IF FOUND THEN
    RAISE EXCEPTION 'this address belongs to another account' USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER keep_addresses_apart AFTER INSERT OR UPDATE OF email ON customers
  FOR EACH ROW EXECUTE FUNCTION keep_addresses_apart();

CREATE TRIGGER keep_addresses_apart AFTER INSERT OR UPDATE ON former_addresses
  FOR EACH ROW EXECUTE FUNCTION keep_addresses_apart();

-- Nothing is written for an account that has ended, whoever began to write before it did: the lock waits for a merge or an
-- erasure that is under way. The service answers the error as it answers those who are signed out.
CREATE FUNCTION refuse_ended_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ended timestamptz;
BEGIN
  IF NEW.customer_id IS NOT NULL THEN
    SELECT erased_at INTO ended FROM customers WHERE id = NEW.customer_id FOR KEY SHARE;
    IF ended IS NOT NULL THEN
      RAISE EXCEPTION 'customer % has ended', NEW.customer_id USING ERRCODE = 'ACEND';
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER refuse_ended_account BEFORE INSERT OR UPDATE OF customer_id ON orders
  FOR EACH ROW EXECUTE FUNCTION refuse_ended_account();

CREATE TRIGGER refuse_ended_account BEFORE INSERT OR UPDATE OF customer_id ON complaints
  FOR EACH ROW EXECUTE FUNCTION refuse_ended_account();

CREATE TRIGGER refuse_ended_account BEFORE INSERT OR UPDATE OF customer_id ON store_returns
  FOR EACH ROW EXECUTE FUNCTION refuse_ended_account();

CREATE TRIGGER refuse_ended_account BEFORE INSERT OR UPDATE OF customer_id ON rental_reservations
  FOR EACH ROW EXECUTE FUNCTION refuse_ended_account();

CREATE TRIGGER refuse_ended_account BEFORE INSERT OR UPDATE OF customer_id ON enterprise_orders
  FOR EACH ROW EXECUTE FUNCTION refuse_ended_account();

CREATE TRIGGER refuse_ended_account BEFORE INSERT OR UPDATE OF customer_id ON reviews
  FOR EACH ROW EXECUTE FUNCTION refuse_ended_account();

CREATE TRIGGER refuse_ended_account BEFORE INSERT OR UPDATE OF customer_id ON review_votes
  FOR EACH ROW EXECUTE FUNCTION refuse_ended_account();

CREATE TRIGGER refuse_ended_account BEFORE INSERT OR UPDATE OF customer_id ON wishlist_items
  FOR EACH ROW EXECUTE FUNCTION refuse_ended_account();

CREATE TRIGGER refuse_ended_account BEFORE INSERT OR UPDATE OF customer_id ON customer_tokens
  FOR EACH ROW EXECUTE FUNCTION refuse_ended_account();

CREATE TRIGGER refuse_ended_account BEFORE INSERT OR UPDATE OF customer_id ON customer_sessions
  FOR EACH ROW EXECUTE FUNCTION refuse_ended_account();

CREATE TRIGGER refuse_ended_account BEFORE INSERT OR UPDATE OF customer_id ON customer_devices
  FOR EACH ROW EXECUTE FUNCTION refuse_ended_account();

CREATE TRIGGER refuse_ended_account BEFORE INSERT OR UPDATE OF customer_id ON customer_identities
  FOR EACH ROW EXECUTE FUNCTION refuse_ended_account();

CREATE TRIGGER refuse_ended_account BEFORE INSERT OR UPDATE OF customer_id ON second_factors
  FOR EACH ROW EXECUTE FUNCTION refuse_ended_account();

CREATE TRIGGER refuse_ended_account BEFORE INSERT OR UPDATE OF customer_id ON social_sign_ins
  FOR EACH ROW EXECUTE FUNCTION refuse_ended_account();

CREATE TRIGGER refuse_ended_account BEFORE INSERT OR UPDATE OF customer_id ON former_addresses
  FOR EACH ROW EXECUTE FUNCTION refuse_ended_account();
