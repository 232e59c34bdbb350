import { expect, it } from 'vitest';
import { idempotencyKeyFor } from './idempotency-key.ts';

it('a wish that is sent again keeps its key, another gets its own (CHECKOUT-42)', () => {
  const first = idempotencyKeyFor(null, '20.5 scratch');
  expect(idempotencyKeyFor(first, '20.5 scratch')).toBe(first);
  expect(idempotencyKeyFor(first, '20.6 scratch').key).not.toBe(first.key);
  expect(first.key).toMatch(/^[\w-]{8,128}$/);
});
