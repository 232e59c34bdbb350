-- What one piece was compared with when it was sold, the VAT of its area included; null where it was compared with nothing.
ALTER TABLE order_lines ADD COLUMN reference_minor integer CHECK (reference_minor > unit_minor);
