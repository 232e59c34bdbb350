import type { AttributeState } from 'mf-shared/contract';
import { attributeKinds } from 'mf-shared/contract/staff-choices';
import { expect, it } from 'vitest';
import { fieldsOf, newAttribute, readAttribute, typeAttribute } from './typed-attribute.ts';

const names = { fi: 'Koko', en: 'Size' };
const states: { [Kind in (typeof attributeKinds)[number]]: AttributeState<Kind> } = {
  colour: { key: 'moss', names, code: '#4f7942' },
  product_type: { key: 'left', names, place: 3 },
  tag: { key: 'warm', names, ground: '#000000', ink: '#ffffff', is_ribbon: true },
  property: { key: 'closure', names, unit: '', filter: 'checkbox', place: 2, values: [{ key: 'zip', names }] },
  size_table: {
    ...{ key: 'size-table-3', names, infos: { en: 'Measure.' }, image: '/media/a', hides_image: true },
    ...{ pictures: ['/media/b', '/media/c'], sizes: [{ size: 'S', type: '' }] },
    measures: [{ names, unit: 'cm', values: ['80'] }],
  },
};

it.each(attributeKinds)('what the fields of a %s show is what they send (STAFF-74)', (kind) => {
  const state = states[kind];
  const typed = typeAttribute(kind, state as never);
  expect(readAttribute(kind, typed, state.key)).toEqual(state);
  for (const field of fieldsOf(kind)) expect(typed).toHaveProperty(field);
});

it('figures have no values, whatever was typed before, and a new place is the last one (STAFF-74)', () => {
  const typed = { ...typeAttribute('property', states.property), filter: 'range', place: '' };
  expect(readAttribute('property', typed, 'closure')).toMatchObject({ filter: 'range', values: [], place: null });
  expect(readAttribute('product_type', newAttribute, '')).toEqual({ key: '', names: {}, place: null });
});
