import { expect, it } from 'vitest';
import { noSlugs } from '../../src/routes/match-route.ts';
import { findRoute } from './find-route.ts';

const slugs = { ...noSlugs, navigationSlugs: new Set(['vaatteet']) };

it('a path that neither the table nor the slugs name is missing', () => {
  expect(findRoute('/vaatteet/takit/', { slugs })).toMatchObject({ expose: './product-group' });
  expect(findRoute('/nowhere/', { slugs })).toBeNull();
});

it('while the service has told no slugs, only the pages of the table are known, and no other is called missing (ROUTE-9)', () => {
  expect(findRoute('/stores/', { slugs: null })).toMatchObject({ expose: './stores' });
  expect(findRoute('/vaatteet/takit/', { slugs: null })).toBe('unknown');
});

it('where a flag decides and the service has not told the flags, nobody knows, and what the visitor set holds (ROUTE-9)', () => {
  const path = '/shoe-wizard/';
  const wizard = { expose: './shoe-wizard' };
  expect(findRoute(path, { slugs })).toBeNull();
  expect(findRoute(path, { slugs, isWhole: false })).toBe('unknown');
  expect(findRoute(path, { slugs, features: { shoe_wizard: true }, isWhole: false })).toMatchObject(wizard);
  expect(findRoute(path, { slugs, features: { shoe_wizard: false }, isWhole: false })).toBeNull();
  expect(findRoute('/nowhere/', { slugs, isWhole: false })).toBeNull();
  expect(findRoute('/stores/', { slugs, isWhole: false })).toMatchObject({ expose: './stores' });
});
