import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { changeSelection } from '../choose-variant/change-selection.ts';
import { choiceOptions } from '../choose-variant/choice-options.ts';
import { chosenVariant, chosenVariantId, noSuchVariant, nothingChosen } from '../choose-variant/chosen-variant.ts';
import { isOrderable } from '../choose-variant/orderable.ts';
import { fitsSelection } from '../choose-variant/selection.ts';
import { buttonState } from './button-label.ts';
import { dispatch } from './dispatch.ts';

const model = buildModel([
  { id: 1, color: 'Spruce', size: 'S', inStock: 0 },
  { id: 2, color: 'Spruce', size: 'M' },
  { id: 3, color: 'Night', size: 'L' },
]);

describe('the add-to-cart button (PRODUCT-48 to PRODUCT-50)', () => {
  it.each([
    [
      { color: null, size: null, type: null },
      { kind: 'select', choice: 'color' },
    ],
    [
      { color: 'spruce', size: null, type: null },
      { kind: 'select', choice: 'size' },
    ],
    [{ color: 'spruce', size: 'M', type: null }, { kind: 'add' }],
    [
      { color: 'spruce', size: 'S', type: null },
      { kind: 'out', out: 'sold_out' },
    ],
    [
      { color: 'night', size: 'S', type: null },
      { kind: 'out', out: 'sold_out' },
    ],
  ])('%o gives %o', (selection, expected) => {
    expect(buttonState(model, selection)).toEqual(expected);
  });

  it('asks for a type where several exist and none is chosen', () => {
    const typed = buildModel([
      { id: 1, type: 'Left' },
      { id: 2, type: 'Right' },
    ]);
    expect(buttonState(typed, { color: null, size: null, type: null })).toEqual({ kind: 'select', choice: 'type' });
  });

  it('asks for nothing where there is one variant', () => {
    expect(buttonState(buildModel([{ id: 1 }]), { color: null, size: null, type: null })).toEqual({ kind: 'add' });
  });

  it('gives variant id 0 while nothing is chosen and −1 where no variant matches', () => {
    expect(chosenVariantId(model, { color: 'spruce', size: null, type: null })).toBe(nothingChosen);
    expect(chosenVariantId(model, { color: 'night', size: 'S', type: null })).toBe(noSuchVariant);
    expect(chosenVariantId(model, { color: 'night', size: 'L', type: null })).toBe(3);
  });
});

describe('choosing', () => {
  it('clears the size that the new colour does not have, so that it is asked for again', () => {
    expect(changeSelection(model, { color: 'spruce', size: 'M', type: null }, 'color', 'night')).toEqual({
      color: 'night',
      size: null,
      type: null,
    });
  });

  it('offers an option only where some orderable variant matches it with the other selections (PRODUCT-42)', () => {
    const wish = fc.record({
      color: fc.constantFrom('Red', 'Blue', 'Green'),
      size: fc.constantFrom('S', 'M', 'L'),
      inStock: fc.integer({ min: 0, max: 2 }),
      number: fc.constantFrom(1, 5, 40, 999),
      isBlocked: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(wish, { minLength: 1, maxLength: 9 }),
        fc.constantFrom(null, 'red', 'blue', 'green'),
        (wishes, color) => {
          const random = buildModel(wishes.map((each, index) => ({ ...each, id: index + 1 })));
          const selection = { color, size: null, type: null };
          for (const option of choiceOptions(random, 'size', selection)) {
            const expected = random.products.some(
              (variant) =>
                variant.size?.name === option.value &&
                fitsSelection(variant, selection) &&
                isOrderable(variant, random),
            );
            expect(option.out === '').toBe(expected);
          }
          const variant = chosenVariant(random, selection);
          if (variant) expect(fitsSelection(variant, selection)).toBe(true);
        },
      ),
    );
  });
});

describe('dispatch number (AVAIL-2 to AVAIL-6)', () => {
  it.each([
    [1, 'now'],
    [2, 'now'],
    [3, 'days'],
    [29, 'days'],
    [30, 'text'],
    [998, 'text'],
    [999, 'out-of-stock'],
  ] as const)('%i is told as %s', (number, kind) => {
    const [variant] = buildModel([{ id: 1, number }]).products;
    expect(variant && dispatch(variant, false).kind).toBe(kind);
  });

  it.each([
    [1, 'check'],
    [2, 'check'],
    [3, 'circle'],
    [998, 'circle'],
  ] as const)('%i has the icon %s', (number, icon) => {
    const [variant] = buildModel([{ id: 1, number }]).products;
    expect(variant && dispatch(variant, false)).toMatchObject({ icon });
  });

  it('does not promise stock that the web shop may not sell, nor call it out of stock', () => {
    const [blocked] = buildModel([{ id: 1, number: 2, isBlocked: true }]).products;
    expect(blocked && dispatch(blocked, false).kind).toBe('stores-only');
  });

  it.each([
    [999, false, true],
    [2, true, true],
    [3, true, false],
    [2, false, false],
  ])('number %i with blocked stock %s blocks adding to the cart: %s', (number, isBlockedStock, expected) => {
    const [variant] = buildModel([{ id: 1, number, isBlocked: isBlockedStock }]).products;
    expect(variant && !isOrderable(variant, { on_order: false })).toBe(expected);
  });
});
