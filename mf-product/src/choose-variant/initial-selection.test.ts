import { describe, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { initialSelection } from './initial-selection.ts';

const model = buildModel([
  { id: 1, color: 'Spruce', size: 'S', inStock: 0 },
  { id: 2, color: 'Spruce', size: 'M' },
  { id: 3, color: 'Night', size: 'S' },
  { id: 4, color: 'Night', size: 'M' },
  { id: 5, color: 'Night', size: 'L' },
]);
const open = (query = '', rememberedSizes: string[] = [], of = model) =>
  initialSelection(of, { query: new URLSearchParams(query), rememberedSizes });

describe('initial colour (PRODUCT-35)', () => {
  it.each([
    ['color in the query', 'color=spruce', {}, 'spruce'],
    ['select-color in the query', 'select-color=spruce', {}, 'spruce'],
    ['the promoted colour', '', { promoted_colour: 'spruce' }, 'spruce'],
    ['the query before the promoted colour', 'color=night', { promoted_colour: 'spruce' }, 'night'],
    ['the colour with most in-stock variants', '', {}, 'night'],
    ['an unknown colour in the query is passed over', 'color=pink', {}, 'night'],
  ])('%s', (_, query, change, expected) => {
    expect(open(query, [], { ...model, ...change }).color).toBe(expected);
  });
});

describe('initial size (PRODUCT-37)', () => {
  it.each([
    ['size in the query', 'color=night&size=L', ['M'], 'L'],
    ['the most recent remembered size that can be ordered', 'color=spruce', ['S', 'M'], 'M'],
    ['else the first orderable size', 'color=spruce', [], 'M'],
    ['an unknown size in the query is passed over', 'color=night&size=98', [], 'S'],
  ])('%s', (_, query, remembered, expected) => {
    expect(open(query, remembered).size).toBe(expected);
  });

  it('is the first size where none can be ordered', () => {
    const soldOut = buildModel([
      { id: 1, size: 'S', inStock: 0 },
      { id: 2, size: 'M', inStock: 0 },
    ]);
    expect(open('', [], soldOut).size).toBe('S');
  });

  it('is null where the product has no sizes', () => {
    expect(open('', [], buildModel([{ id: 1 }])).size).toBeNull();
  });
});

describe('initial type (PRODUCT-34, PRODUCT-36)', () => {
  const typed = buildModel([
    { id: 1, type: 'Long' },
    { id: 2, type: 'Short' },
  ]);

  it.each([
    ['the first', '', 'Long'],
    ['the one that the query names', 'type=Short', 'Short'],
    ['the first, where the query names none that there is', 'type=Wide', 'Long'],
  ])('is %s', (_, query, expected) => {
    expect(open(query, [], typed).type).toBe(expected);
  });
});
