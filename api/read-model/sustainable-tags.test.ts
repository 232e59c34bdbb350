import { expect, it } from 'vitest';
import type { PropertyValue } from './model.ts';
import type { ModelTag, Property } from './reference-data.ts';
import { withSustainableLabel } from './sustainable-tags.ts';

const tag = (id: number, slug: string): ModelTag => ({
  ...{ id, slug, names: {}, bg_color: '#fff', text_color: '#000', is_ribbon: false },
});
const label = tag(1, 'sustainable-choice');
const fresh = tag(2, 'new');
const property = (slug: string): Property => ({
  ...{ id: 1, slug, names: {}, unit: '', filter: 'checkbox', value_names: {}, priority: 0 },
});
const meets = (...values: string[]): PropertyValue[] =>
  values.map((value) => ({ property: property('responsibility'), value, number: null }));

it('the criteria that a product meets give it the label (PRODUCT-22)', () => {
  const met = meets('recycled', 'pfas-free', 'traceable');
  expect(withSustainableLabel([fresh], met, label)).toEqual([label, fresh]);
  expect(withSustainableLabel([fresh, label], met, label)).toEqual([label, fresh]);
});

it('nobody tags a product with it that does not meet them (PRODUCT-22)', () => {
  expect(withSustainableLabel([label, fresh], meets('recycled'), label)).toEqual([fresh]);
  const others = meets('recycled', 'pfas-free', 'traceable').map((it) => ({ ...it, property: property('material') }));
  expect(withSustainableLabel([label], others, label)).toEqual([]);
});

it('a catalogue without the tag has no label to show', () => {
  expect(withSustainableLabel([fresh], meets('recycled', 'pfas-free', 'traceable'), undefined)).toEqual([fresh]);
});
