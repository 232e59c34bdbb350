import { expect, it } from 'vitest';
import { askedNewsletters, wantedOf } from './asked-newsletters.ts';

const nothing = { q: '', list: '', status: '', language: '', before: '' };

it.each([
  ['list=moon&status=gone&language=xx&before=-1&q=%20', nothing],
  ['before=12', nothing],
  ['list=forest&status=asked&language=sv', { ...nothing, list: 'forest', status: 'asked', language: 'sv' }],
  ['q=a%00b%0A&before=1764385000000000.75', { ...nothing, q: 'a b', before: '1764385000000000.75' }],
  [`q=${'a'.repeat(120)}`, { ...nothing, q: 'a'.repeat(100) }],
])('%s asks for what there is, and what is wrong asks for nothing (STAFF-63)', (address, asked) => {
  expect(askedNewsletters(new URLSearchParams(address))).toEqual(asked);
});

it('what is not asked for stands in no address (STAFF-63)', () => {
  expect(wantedOf(askedNewsletters(new URLSearchParams('list=forest&language=')))).toEqual({ list: 'forest' });
});
