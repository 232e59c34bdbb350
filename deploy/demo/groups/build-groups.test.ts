import { localeCodes } from 'mf-shared/contract';
import { describe, expect, it } from 'vitest';
import { demoBrands } from '../naming/demo-brands.ts';
import { propertyBySlug } from '../properties/property-list.ts';
import { buildGroups } from './build-groups.ts';

const groups = buildGroups();
const routes = [
  'accounts',
  'ask',
  'campaigns',
  'catalog',
  'checkout',
  'history',
  'menu',
  'newest',
  'order',
  'page',
  'search',
  'second-hand',
  'ski-wizard',
  'stores',
  'manufacturers',
  'wishlist',
  'style-guide',
  'old',
  'api',
  'media',
  'remotes',
];

describe('product groups', () => {
  it('have names, descriptions and metadata in six languages', () => {
    for (const group of groups) {
      for (const texts of [
        group.names,
        group.shortNames,
        group.descriptions,
        group.metaTitles,
        group.metaDescriptions,
      ]) {
        for (const locale of localeCodes) expect(texts[locale], group.key).not.toBe('');
      }
      expect(new Set(localeCodes.map((locale) => group.descriptions[locale])).size, group.key).toBe(6);
    }
  });

  it('have slugs that tell siblings apart in every language', () => {
    for (const siblings of Map.groupBy(groups, ({ parentId }) => parentId).values()) {
      for (const locale of localeCodes)
        expect(new Set(siblings.map(({ slugs }) => slugs[locale])).size).toBe(siblings.length);
    }
    expect(
      groups
        .flatMap(({ slugs }) => localeCodes.map((locale) => slugs[locale]))
        .filter((slug) => !/^[a-z0-9-]+$/.test(slug)),
    ).toEqual([]);
  });

  it('begin with a slug that no brand, route or other group’s language has', () => {
    const taken = new Map<string, string>(
      [...routes, ...demoBrands.map(({ slug }) => slug)].map((slug) => [slug, 'taken']),
    );
    for (const group of groups.filter(({ parentId }) => parentId === null)) {
      for (const locale of localeCodes) {
        const slug = group.slugs[locale];
        expect(taken.get(slug) ?? group.key, slug).toBe(group.key);
        taken.set(slug, group.key);
      }
    }
  });

  it('offer filters that exist', () => {
    expect(
      groups.flatMap(({ filterableProperties }) => filterableProperties).filter((slug) => !propertyBySlug.has(slug)),
    ).toEqual([]);
  });

  it('come parents first', () => {
    for (const group of groups) if (group.parentId !== null) expect(group.parentId).toBeLessThan(group.id);
  });
});
