CREATE TABLE former_group_paths (
  path text PRIMARY KEY CHECK (path = lower(path)),
  group_id integer NOT NULL REFERENCES product_groups ON DELETE CASCADE
);

COMMENT ON TABLE former_group_paths IS 'Addresses that product groups had, without the outer slashes: they lead to the present ones.';

ALTER TABLE product_groups ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN product_groups.is_hidden IS 'Staff hid it from menus: an import whose file does not say leaves it there. What vanished from a file comes back with it.';
