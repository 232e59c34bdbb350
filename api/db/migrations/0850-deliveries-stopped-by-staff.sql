-- What staff stopped stays stopped when an import brings it again; what vanished from a file comes back with it.
ALTER TABLE delivery_methods ADD COLUMN is_stopped boolean NOT NULL DEFAULT false
