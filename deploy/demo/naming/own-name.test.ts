import { slugify } from 'mf-shared/rules/slugify';
import { expect, it } from 'vitest';
import { ownName } from './own-name.ts';

it('gives no name twice within a leaf, not even in a large shop', () => {
  const names = Array.from({ length: 1000 }, (_, nth) => slugify(ownName('axes', 'blade', nth, new Map())));
  expect(new Set(names).size).toBe(names.length);
});
