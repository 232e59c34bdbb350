-- A payment is found by the provider's id of its session too: /checkout/klarna/confirm/?klarna_order_id=

CREATE INDEX payments_session ON payments (provider, provider_session) WHERE provider_session IS NOT NULL;
