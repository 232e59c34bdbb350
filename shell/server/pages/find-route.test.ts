import { expect, it } from 'vitest';
import { noSlugs } from '../../src/routes/match-route.ts';
import { findRoute } from './find-route.ts';

const slugs = { ...noSlugs, navigationSlugs: new Set(['vaatteet']) };

it('a path that neither the table nor the slugs name is missing', () => {
  expect(findRoute('/vaatteet/takit/', slugs)).toMatchObject({ expose: './product-group' });
  expect(findRoute('/nowhere/', slugs)).toBeNull();
});

it('while the service has told no slugs, only the pages of the table are known, and no other is called missing (ROUTE-9)', () => {
  expect(findRoute('/stores/', null)).toMatchObject({ expose: './stores' });
  expect(findRoute('/vaatteet/takit/', null)).toBe('unknown');
});
