import type { ProductFacts, ProductMaking } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { factFields, readFacts, shownProperties, typeFacts } from './typed-facts.ts';

const facts: ProductFacts = {
  ...{ slug: 'kuura', number: 'H-1', brand: 'suo', group: 'g1', groups: ['g 2', 'g3'], tags: ['new'] },
  ...{ size_table: null, tax_class: 5, published_on: '2026-11-30', is_outlet: true },
  properties: { weight: ['-1234.5'], pattern: ['dots', 'stripes'] },
};
const named = (key: string) => ({ key, name: key });
const properties: ProductMaking['properties'] = [
  { ...named('weight'), unit: 'g', values: null },
  { ...named('pattern'), unit: '', values: [named('dots'), named('stripes')] },
  { ...named('length'), unit: 'm', values: null },
  { ...named('volume'), unit: 'l', values: null },
];

it.each(['fi', 'en', 'de', 'fr', 'ru', 'sv'])('what is read is what was typed, in %s', (locale) => {
  const typed = typeFacts(facts, properties, locale);
  expect(Object.keys(typed)).toEqual(factFields(properties));
  const nothing = { facts: { ...facts, properties: {} }, stored: typed };
  expect(readFacts(typed, properties, nothing)).toEqual(facts);
});

it('a figure is written as the language does', () => {
  expect(typeFacts(facts, properties, 'fi').property_weight).toBe('-1234,5');
});

it('what is no figure is sent as it was typed, without what languages put between figures', () => {
  const stored = typeFacts(facts, properties, 'fi');
  const typed = { ...stored, property_length: ' 1 200,5 m' };
  expect(readFacts(typed, properties, { facts, stored }).properties.length).toEqual(['1200.5m']);
});

it('what nobody touched stays to the last sign, also where a field shows it shorter', () => {
  const long = { ...facts, properties: { weight: ['0.123456', '7'], length: ['12 g'] } };
  const stored = typeFacts(long, properties, 'fi');
  expect(readFacts({ ...stored, number: 'H-2' }, properties, { facts: long, stored })).toEqual({
    ...long,
    number: 'H-2',
  });
});

it('the form shows the properties of the groups that are chosen, and those that the product has', () => {
  const group = (key: string, own: string[]) => ({ ...named(key), depth: 0, properties: own });
  const making = { properties, groups: [group('g1', ['length']), group('g9', ['volume'])] };
  const stored = typeFacts(facts, properties, 'en');
  const shown = shownProperties({ ...stored, property_weight: '' }, stored, making as unknown as ProductMaking);
  expect(shown.map(({ key }) => key)).toEqual(['weight', 'pattern', 'length']);
});
