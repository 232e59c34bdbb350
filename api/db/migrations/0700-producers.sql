-- Who made it and who answers for it in the European Union, as product pages must tell (LAW-8).

ALTER TABLE manufacturers
  -- name, address, email and, where the producer is outside the Union, responsible with the same three
  ADD COLUMN producer jsonb CHECK (jsonb_typeof(producer) = 'object');
