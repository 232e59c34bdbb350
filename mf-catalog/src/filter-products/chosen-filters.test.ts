import { expect, it } from 'vitest';
import { listItem } from '../testing/list-item.ts';
import { chosenFilters } from './chosen-filters.ts';
import { buildFacetIndex } from './facet-index.ts';
import { noNames } from './filter-names.ts';

const priced = (id: number, active: number) =>
  listItem({ id, price: { active, reference: null, type: 'normal', percentage: null, club: null } });
const index = buildFacetIndex([priced(1, 40), priced(2, 400)], [], 'en');
const labels = (query: Readonly<Record<string, string>>) =>
  chosenFilters(index, query, {
    names: noNames,
    format: { currencyCode: 'eur', currencyFormat: '{price} €', currencyRate: 1, locale: 'en' },
    text: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
  }).map(({ label }) => label);

it('a range is told by the ends that leave something out; one of everything is not told (LIST-45)', () => {
  expect(labels({ price: '40-399' })).toEqual(['filter.under 399\u00a0€']);
  expect(labels({ price: '41-9000' })).toEqual(['filter.over 41\u00a0€']);
  expect(labels({ price: '0-9000' })).toEqual([]);
});

it('what the list does not know, and what is no range, is not told', () => {
  expect(labels({ brand: 'nosuch,__proto__', price: '--5--1' })).toEqual([]);
});

it('typed words are told in short, and without what cannot be seen', () => {
  expect(labels({ text: 'wool' })).toEqual(['“wool”']);
  expect(labels({ text: 'a\u0000b\r\n' })).toEqual(['“a b”']);
  expect(labels({ text: '🎿'.repeat(60) })).toEqual([`“${'🎿'.repeat(29)}…”`]);
});
