-- Erasing or merging an account looks for the links that name it.
CREATE INDEX customer_tokens_merge_into ON customer_tokens (merge_into) WHERE merge_into IS NOT NULL;

CREATE INDEX customer_tokens_asked_by ON customer_tokens (asked_by) WHERE asked_by IS NOT NULL;
