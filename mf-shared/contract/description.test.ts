import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Description, emptyOf, isDescribed, list, oneOf, optional, orNull } from './description.ts';
import { schemaOf } from './schema-of.ts';

const row = { id: 'int', name: 'text', note: optional('text'), price: orNull('number') } as const;
const shape = { kind: oneOf('a', 'b'), rows: list(row), isOpen: 'flag', rest: 'anything' } as const;
const value = { kind: 'b', rows: [{ id: 1, name: 'x', price: null }], isOpen: true, rest: [1] };

describe('a described shape', () => {
  it('fits what it describes, with fields that it does not name', () => {
    expect(isDescribed(shape, { ...value, more: 1 })).toBe(true);
  });

  it.each([
    ['a missing field', { ...value, isOpen: undefined }],
    ['a missing field that may hold anything', { ...value, rest: undefined }],
    ['a word of another choice', { ...value, kind: 'c' }],
    ['an item of another shape', { ...value, rows: [...value.rows, { id: 1.5, name: 'x', price: 1 }] }],
    ['an optional field of another kind', { ...value, rows: [{ id: 1, name: 'x', price: 1, note: 2 }] }],
    ['null', null],
    ['a text', '{}'],
  ])('does not fit %s', (_, other) => {
    expect(isDescribed(shape, other)).toBe(false);
  });

  it('has an emptiest value, which fits', () => {
    expect(emptyOf(shape)).toEqual({ kind: 'a', rows: [], isOpen: false, rest: null });
    expect(emptyOf(row)).toEqual({ id: 0, name: '', price: null });
  });

  it('is checked in the browser as the schema checks it in the service', () => {
    const { description } = fc.letrec<{ description: Description }>((tie) => ({
      description: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom<Description>('text', 'number', 'int', 'flag', 'anything'),
        fc.constant(oneOf('a', 'b')),
        tie('description').map((inner) => list(inner)),
        tie('description').map((inner) => orNull(inner)),
        fc.dictionary(fc.constantFrom('id', 'name', 'list'), tie('description')),
      ),
    }));
    const json = fc.oneof(fc.jsonValue(), fc.constantFrom('a', 0, 1.5, true, null, []));
    fc.assert(
      fc.property(description, json, (described, answer) => {
        expect(isDescribed(described, answer)).toBe(schemaOf(described).safeParse(answer).success);
        expect(schemaOf(described).safeParse(emptyOf(described)).success).toBe(true);
      }),
    );
  });
});
