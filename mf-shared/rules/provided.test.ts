import { expect, it } from 'vitest';
import { provided } from './provided.ts';

it('a missing provider is named, and what a provider gives is passed on', () => {
  expect(() => provided(null, 'ApiProvider')).toThrow('Outside ApiProvider');
  expect(provided('', 'ApiProvider')).toBe('');
});
