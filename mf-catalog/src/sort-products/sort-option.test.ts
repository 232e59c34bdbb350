import { sortOptions } from 'mf-shared/contract/sort-options';
import { expect, it } from 'vitest';
import { effectiveSort, readSort, sortChoices } from './sort-option.ts';

it('the menu names every order, the default first (LIST-33 to LIST-40)', () => {
  expect(sortChoices('default').map(({ option }) => option)).toEqual(sortOptions);
});

it('a search’s best match bears its own name, not that of popularity (SEARCH-6)', () => {
  expect(sortChoices('matched')).toEqual(
    sortChoices('default').map((choice) => (choice.option === 'default' ? { ...choice, name: 'matched' } : choice)),
  );
});

it('the order that a group sets is named in the default’s place, and once (LIST-41)', () => {
  const choices = sortChoices('offers');
  expect(choices[0]).toEqual({ option: 'default', name: 'offers' });
  expect(choices.filter(({ name }) => name === 'offers')).toHaveLength(1);
  expect(choices).toHaveLength(sortOptions.length - 1);
});

it('a campaign’s own order bears its own name, not that of popularity', () => {
  expect(sortChoices('campaign')[0]).toEqual({ option: 'default', name: 'campaign' });
  expect(sortChoices('campaign').map(({ name }) => name)).not.toContain('default');
});

it('an order that the shop does not know is none (LIST-42)', () => {
  expect(readSort('nosuch')).toBe('default');
  expect(readSort(null)).toBe('default');
  expect(readSort('stars')).toBe('stars');
});

it('a choice goes before the group’s own order, and before a search’s drawn one (LIST-41, SEARCH-7)', () => {
  expect(effectiveSort('default', 'newest')).toBe('newest');
  expect(effectiveSort('lowest', 'newest')).toBe('lowest');
  expect([effectiveSort('default', 'matched'), effectiveSort('newest', 'matched')]).toEqual(['matched', 'newest']);
});
