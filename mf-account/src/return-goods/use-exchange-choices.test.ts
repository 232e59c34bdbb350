import type { ExchangeChoice } from 'mf-shared/contract';
import { describe, expect, it } from 'vitest';
import { canBeWanted, wantedOf } from './use-exchange-choices.ts';
import { newLine } from './use-kept-return.ts';

const choice = (own: Partial<ExchangeChoice> = {}): ExchangeChoice => ({
  ...{
    variantId: 7,
    color: 'Spruce',
    size: 'M',
    type: '',
    image: '',
    in_stock: 2,
    price: 100,
    given_back: [0, 0, 0],
    extra: [0, 0, 0],
  },
  ...own,
});

describe('the variant that a line wants (AFTER-39, AFTER-60)', () => {
  it('can be had while there are enough pieces of it, also where it costs more', () => {
    expect(canBeWanted(choice(), 2)).toBe(true);
    expect(canBeWanted(choice(), 3)).toBe(false);
    expect(canBeWanted(choice({ extra: [20, 40, 60] }), 2)).toBe(true);
    expect(canBeWanted(choice({ given_back: [] }), 1)).toBe(false);
    expect(canBeWanted(choice({ given_back: [20] }), 1)).toBe(true);
    expect(canBeWanted(choice({ given_back: [20] }), 2)).toBe(false);
  });

  it('is none where none was chosen, or where the chosen one was sold meanwhile', () => {
    const line = { ...newLine(1), wish: 'exchange' as const };
    expect(wantedOf([choice()], line)).toBeNull();
    expect(wantedOf([choice()], { ...line, variantId: 7 })).toMatchObject({ size: 'M' });
    expect(wantedOf([choice({ in_stock: 0 })], { ...line, variantId: 7 })).toBeNull();
    expect(wantedOf([], { ...line, variantId: 7 })).toBeNull();
  });
});
