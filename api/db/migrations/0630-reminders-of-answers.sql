-- Once for each question of the staff, and once for each difference, its buyer is reminded of the last day.

ALTER TABLE returns ADD COLUMN answer_reminded_at timestamptz;

ALTER TABLE complaints ADD COLUMN answer_reminded_at timestamptz;

ALTER TABLE store_returns ADD COLUMN answer_reminded_at timestamptz;

-- of an exchange's order
ALTER TABLE orders ADD COLUMN difference_reminded_at timestamptz;
