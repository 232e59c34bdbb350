import type { StaffVariant } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { readVariant, typeVariant } from './typed-variant.ts';

const facts = {
  ...{ ean: '6400000000017', colour: 'black', size: '42,5', type: null, is_active: true, on_order: false },
  ...{ days_from: 1, days_to: 3, weight_grams: null, content: '230 g' },
};
const variant = { ...facts, id: 1, sku: 'S', choice: '', version: '', shelves: [] };
const price = { regular: 1290.5, active: 990, club: 900 };

it.each(['fi', 'en', 'de', 'fr', 'ru', 'sv'])('what is read is what was typed, in %s', (locale) => {
  for (const each of [null, price, { ...price, club: null }]) {
    const stored: StaffVariant = { ...variant, price: each };
    expect(readVariant(typeVariant(stored, locale))).toEqual({ ...facts, price: each });
  }
});

it('a price of now that is not typed is the regular one', () => {
  const typed = { ...typeVariant({ ...variant, price: null }, 'fi'), regular: '20' };
  expect(readVariant(typed)).toMatchObject({ price: { regular: 20, active: 20, club: null } });
});

it.each([
  ['regular', { regular: 'much' }],
  ['regular', { active: '10' }],
  ['active', { regular: '10', active: '-1' }],
  ['club', { regular: '10', club: 'x' }],
  ['days_from', { days_from: '1.5' }],
  ['days_to', { days_to: '' }],
  ['weight_grams', { weight_grams: '1 kg' }],
])('%s cannot be read of %o', (field, own) => {
  expect(readVariant({ ...typeVariant({ ...variant, price: null }, 'fi'), ...own })).toBe(field);
});
