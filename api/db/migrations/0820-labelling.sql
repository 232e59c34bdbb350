-- What the law wants told of a product besides its texts: fibres and care of textiles, battery, packaging (LAW-14 to
-- LAW-17). Read with the product's page, and held in no memory before.

CREATE TABLE model_labelling (
  model_id integer PRIMARY KEY REFERENCES product_models ON DELETE CASCADE,
  labelling jsonb NOT NULL
);
