import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { choiceOptions } from './choice-options.ts';
import { isOrderable } from './orderable.ts';
import { type Choice, choiceValue } from './selection.ts';

const choices: readonly Choice[] = ['color', 'size', 'type'];
const wish = fc.record({
  color: fc.constantFrom('Spruce', 'Night', 'Snow'),
  size: fc.constantFrom('S', 'M', 'L'),
  type: fc.constantFrom('Long', 'Short'),
  inStock: fc.nat({ max: 2 }),
  number: fc.constantFrom(1, 2, 3, 29, 30, 998, 999),
  isBlocked: fc.boolean(),
});
const models = fc.tuple(fc.array(wish, { minLength: 1, maxLength: 12 }), fc.boolean()).map(([wishes, on_order]) =>
  buildModel(
    wishes.map((each, index) => ({ ...each, id: index + 1 })),
    { on_order },
  ),
);
const chosen = fc.record({
  color: fc.constantFrom(null, 'spruce', 'night', 'snow'),
  size: fc.constantFrom(null, 'S', 'M', 'L'),
  type: fc.constantFrom(null, 'Long', 'Short'),
});

it('an option is unavailable unless some orderable variant matches it with the other current selections (PRODUCT-42)', () => {
  fc.assert(
    fc.property(models, chosen, fc.constantFrom(...choices), (model, selection, choice) => {
      for (const option of choiceOptions(model, choice, selection)) {
        const wanted = { ...selection, [choice]: option.value };
        const matching = model.products.filter((variant) =>
          choices.every((each) => wanted[each] === null || choiceValue(variant, each) === wanted[each]),
        );
        expect(option.out === '').toBe(matching.some((variant) => isOrderable(variant, model)));
      }
    }),
  );
});

it('every value of the variants is one option, whatever is chosen (PRODUCT-42)', () => {
  fc.assert(
    fc.property(models, chosen, fc.constantFrom(...choices), (model, selection, choice) => {
      const values = choiceOptions(model, choice, selection).map(({ value }) => value);
      expect(new Set(values).size).toBe(values.length);
      expect(new Set(values)).toEqual(new Set(model.products.map((variant) => choiceValue(variant, choice))));
    }),
  );
});

const none = { color: null, size: null, type: null };
const valuesOf = (choice: Choice, ...wishes: Parameters<typeof buildModel>[0]) =>
  choiceOptions(buildModel(wishes), choice, none).map(({ value }) => value);

it('colours come by the number of their variants in stock, most first, then by name (PRODUCT-39)', () => {
  expect(
    valuesOf(
      'color',
      { id: 1, color: 'Snow', size: 'S' },
      { id: 2, color: 'Spruce', size: 'S' },
      { id: 3, color: 'Spruce', size: 'M' },
      { id: 4, color: 'Night', size: 'S' },
      { id: 5, color: 'Amber', size: 'S', inStock: 0 },
    ),
  ).toEqual(['spruce', 'night', 'snow', 'amber']);
});

it('sizes and types come by their sort order (PRODUCT-40, PRODUCT-41)', () => {
  const sizes = [
    { id: 1, size: 'XL', sizeOrder: 4 },
    { id: 2, size: 'S', sizeOrder: 2 },
    { id: 3, size: 'XS', sizeOrder: 1 },
  ];
  expect(valuesOf('size', ...sizes)).toEqual(['XS', 'S', 'XL']);
  expect(valuesOf('type', { id: 2, type: 'Short' }, { id: 1, type: 'Long' })).toEqual(['Long', 'Short']);
});

it('what only stores have is not called out of stock (AVAIL-10, PRODUCT-42)', () => {
  const model = buildModel([
    { id: 1, size: 'S', number: 2, isBlocked: true },
    { id: 2, size: 'M', inStock: 0 },
    { id: 3, size: 'L' },
    { id: 4, size: 'L', color: 'Night', number: 2, isBlocked: true },
  ]);
  const outOf = (color: string | null) =>
    choiceOptions(model, 'size', { ...none, color }).map(({ value, out }) => [value, out]);
  expect(outOf(null)).toEqual([
    ['S', 'stores_only'],
    ['M', 'sold_out'],
    ['L', ''],
  ]);
  expect(outOf('night')).toEqual([
    ['S', 'sold_out'],
    ['M', 'sold_out'],
    ['L', 'stores_only'],
  ]);
});
