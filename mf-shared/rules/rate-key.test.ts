import { expect, it } from 'vitest';
import { rateKey, readRateKey } from './rate-key.ts';

it('a rate is named by its class and first day, and read from its name (STAFF-54)', () => {
  expect(readRateKey(rateKey(5, '2024-09-01'))).toEqual({ taxClass: 5, from: '2024-09-01' });
});
