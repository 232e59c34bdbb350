import { sortOptions } from 'mf-shared/rules/sort-options';
import { expect, test } from 'vitest';
import { effectiveSort, readSort, sortChoices } from './sort-option.ts';

test('spec: catalogue §9: the menu names every order, the default first', () => {
  expect(sortChoices('default').map(({ option }) => option)).toEqual(sortOptions);
});

test('a search’s best match bears its own name, not that of popularity (spec: shell §9, A/B test)', () => {
  expect(sortChoices('matched')).toEqual(
    sortChoices('default').map((choice) => (choice.option === 'default' ? { ...choice, name: 'matched' } : choice)),
  );
});

test('spec: catalogue §9: the order that a group sets is named in the default’s place, and once', () => {
  const choices = sortChoices('offers');
  expect(choices[0]).toEqual({ option: 'default', name: 'offers' });
  expect(choices.filter(({ name }) => name === 'offers')).toHaveLength(1);
  expect(choices).toHaveLength(sortOptions.length - 1);
});

test('a campaign’s own order bears its own name, not that of popularity', () => {
  expect(sortChoices('campaign')[0]).toEqual({ option: 'default', name: 'campaign' });
  expect(sortChoices('campaign').map(({ name }) => name)).not.toContain('default');
});

test('spec: catalogue §4: an order that the shop does not know is none', () => {
  expect(readSort('nosuch')).toBe('default');
  expect(readSort(null)).toBe('default');
  expect(readSort('stars')).toBe('stars');
});

test('spec: catalogue §9: a choice goes before the group’s own order', () => {
  expect(effectiveSort('default', 'newest')).toBe('newest');
  expect(effectiveSort('lowest', 'newest')).toBe('lowest');
});
