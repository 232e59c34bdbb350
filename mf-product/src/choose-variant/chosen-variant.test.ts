import { expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { chosenVariantId } from './chosen-variant.ts';
import { emptySelection } from './selection.ts';

const model = buildModel([
  { id: 11, color: 'Spruce', size: 'S' },
  { id: 12, color: 'Night', size: 'M' },
]);
const idOf = (color: string | null, size: string | null) => chosenVariantId(model, { ...emptySelection, color, size });

it('a variant id of 0 means that a choice is missing (PRODUCT-45)', () => {
  expect([idOf(null, null), idOf('spruce', null)]).toEqual([0, 0]);
});

it('a variant id of -1 means that no variant matches the choice (PRODUCT-46)', () => {
  expect([idOf('spruce', 'M'), idOf('night', 'M')]).toEqual([-1, 12]);
});
