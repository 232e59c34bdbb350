-- Four digits by chance follow each number, so that nobody can guess the next one. The first random bytes of a version 4
-- UUID come from the server's strong source.
ALTER TABLE orders ALTER COLUMN number SET DEFAULT nextval('order_numbers')::text
  || lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 10000)::text, 4, '0');
