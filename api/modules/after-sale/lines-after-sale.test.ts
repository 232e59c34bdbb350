import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Complained,
  type Declared,
  isAllWithdrawn,
  isWhollyWithdrawn,
  linesAfterSale,
  linesToWithdraw,
  type SoldLine,
} from './lines-after-sale.ts';

const line = (variant_id: number, amount: number): SoldLine => ({
  kind: 'product',
  variant_id,
  ...{ manufacturer: 'Kaamos', name: `Takki ${variant_id}`, color: 'Moss', size: 'M', type: '' },
  amount,
});
const sold = [line(1, 3), line(2, 1), { ...line(3, 1), kind: 'gift_card' as const }];
const declared = (product_id: number, amount: number, outcome: Declared['outcome'] = null): Declared => ({
  lines: [{ product_id, amount }],
  outcome,
});
const lines = (...each: Declared[]) => linesAfterSale(sold, each);

describe('what became of an order’s goods', () => {
  it('is told per variant, bought alone or in a set; a gift card is money and no goods', () => {
    expect(linesAfterSale([...sold, line(2, 2)], [declared(2, 1)])).toMatchObject([
      { productId: 1, name: 'Kaamos Takki 1, Moss, M', bought: 3, withdrawn: 0, complained: 0 },
      { productId: 2, name: 'Kaamos Takki 2, Moss, M', bought: 3, withdrawn: 1, complained: 0 },
    ]);
  });

  it('counts what was refunded or closed, and not what was revoked', () => {
    const withdrawn = (outcome: Declared['outcome']) => lines(declared(2, 1, outcome))[1]?.withdrawn;
    expect([null, 'refunded' as const, 'closed' as const, 'revoked' as const].map(withdrawn)).toEqual([1, 1, 1, 0]);
  });

  it('counts complaints, and none that was refused', () => {
    const about = (status: Complained['status']): Complained => ({ variant_id: 1, status });
    const complaints = [about('new-return'), about('processed-return'), about('rejected-return')];
    expect(linesAfterSale(sold, [], complaints).map(({ complained }) => complained)).toEqual([2, 0]);
  });

  it('is all withdrawn when nothing is left, also by several declarations', () => {
    expect(isAllWithdrawn(lines(declared(1, 3)))).toBe(false);
    expect(isAllWithdrawn(lines(declared(1, 2), declared(2, 1), declared(1, 1)))).toBe(true);
    expect(isAllWithdrawn([])).toBe(false);
  });

  it('is never the whole order beside a gift card, which stays its buyer’s', () => {
    const both = [declared(1, 3), declared(2, 1)];
    expect(isWhollyWithdrawn(sold, both)).toBe(false);
    expect(isWhollyWithdrawn(sold.slice(0, 2), both)).toBe(true);
    expect(isWhollyWithdrawn(sold.slice(0, 2), both.slice(1))).toBe(false);
  });
});

describe('where the pieces of an order are (AFTER-121)', () => {
  const placesOf = (own: Partial<Declared>, of = sold) => {
    const [first] = linesAfterSale(of, [{ ...declared(1, 2), ...own }]);
    return Object.fromEntries(Object.entries(first?.pieces ?? {}).filter(([, amount]) => amount > 0));
  };
  const received_at = new Date();
  const decided = (...outcomes: NonNullable<Declared['decided']>[number]['outcome'][]) => ({
    decided: outcomes.map((outcome) => ({ product_id: 1, amount: 1, outcome })),
  });

  it.each<[string, Partial<Declared>, object]>([
    ['declared', {}, { declared: 2 }],
    ['of a parcel with a code', { tracking_code: 'JJFI1' }, { on_way: 2 }],
    ['of a label that has its code', { way: 'label', tracking_code: 'JJFI1' }, { declared: 2 }],
    ['here', { tracking_code: 'JJFI1', received_at }, { back: 2 }],
    ['in repair', { received_at, stage: 'fixing-return', ...decided('repair', 'accepted') }, { back: 1, refunded: 1 }],
    ['repaired', { outcome: 'closed', received_at, ...decided('repaired', 'refused') }, { repaired: 1, refused: 1 }],
    ['taken back', { outcome: 'refunded', received_at, ...decided('reduced', 'accepted') }, { refunded: 2 }],
    ['settled without a look at each', { outcome: 'refunded' }, { refunded: 2 }],
    ['closed', { outcome: 'closed' }, { refused: 2 }],
    ['withdrawn before they left', { has_left: false, outcome: 'closed', ...decided('refused') }, { cancelled: 2 }],
    ['revoked', { outcome: 'revoked', ...decided('refused') }, { kept: 3 }],
  ])('tells those that are %s', (_, own, told) => expect(placesOf(own)).toEqual({ kept: 1, ...told }));

  it('tells for how many others went out', () => {
    const exchange = (status: 'held' | 'ordered' | 'released') => ({ product_id: 1, amount: 1, status });
    const exchanges = [exchange('ordered'), exchange('released'), { ...exchange('ordered'), product_id: 2 }];
    expect(placesOf({ outcome: 'refunded', ...decided('accepted', 'accepted'), exchanges })).toEqual({
      ...{ kept: 1, refunded: 1, exchanged: 1 },
    });
    expect(placesOf({ received_at, exchanges: [exchange('held')] })).toEqual({ kept: 1, back: 2 });
  });

  it('tells those of a cancelled order that nobody declared', () => {
    const pieces = linesAfterSale(sold, [{ ...declared(1, 2), outcome: 'refunded' }], [], true).map((it) => it.pieces);
    expect(pieces).toMatchObject([
      { kept: 0, cancelled: 1, refunded: 2 },
      { kept: 0, cancelled: 1 },
    ]);
  });

  it('adds up to what was bought, whatever became of it', () => {
    const pieces = fc.constantFrom<NonNullable<Declared['decided']>[number]['outcome']>(
      ...(['accepted', 'reduced', 'refused', 'repair', 'repaired'] as const),
    );
    const fate = fc.record({
      outcome: fc.constantFrom<Declared['outcome']>(null, 'refunded', 'closed', 'revoked'),
      has_left: fc.boolean(),
      tracking_code: fc.constantFrom('', 'JJFI1'),
      received_at: fc.constantFrom(null, received_at),
      decided: fc.array(pieces, { maxLength: 2 }).map((outcomes) => decided(...outcomes).decided),
      exchanges: fc.array(
        fc.record({
          product_id: fc.constantFrom(1, 2),
          amount: fc.integer({ min: 1, max: 2 }),
          status: fc.constantFrom<'held' | 'ordered' | 'released'>('held', 'ordered', 'released'),
        }),
        { maxLength: 3 },
      ),
    });
    fc.assert(
      fc.property(fc.tuple(fate, fate), fc.boolean(), ([one, other], isCancelled) => {
        const both = [
          { ...one, lines: [{ product_id: 1, amount: 2 }] },
          { ...other, lines: [{ product_id: 1, amount: 1 }], decided: other.decided.slice(0, 1) },
        ];
        for (const { bought, pieces: told } of linesAfterSale(sold, both, [], isCancelled)) {
          const amounts = Object.values(told);
          expect(amounts.every((amount) => amount >= 0)).toBe(true);
          expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(bought);
        }
      }),
    );
  });
});

describe('what a buyer can withdraw from', () => {
  it('is the whole order where no lines are named, except gift cards, which are money', () => {
    expect(linesToWithdraw(lines(), [])).toEqual([
      { productId: 1, name: 'Kaamos Takki 1, Moss, M', amount: 3 },
      { productId: 2, name: 'Kaamos Takki 2, Moss, M', amount: 1 },
    ]);
  });

  it('is what was not withdrawn before; choosing that again is told as such', () => {
    expect(linesToWithdraw(lines(declared(1, 2)), []).map(({ amount }) => amount)).toEqual([1, 1]);
    expect(() => linesToWithdraw(lines(declared(1, 2)), [{ productId: 1, amount: 2 }])).toThrow('withdrawal_known');
    expect(() => linesToWithdraw(lines(declared(1, 3)), [{ productId: 1, amount: 1 }])).toThrow('withdrawal_known');
    expect(() => linesToWithdraw(lines(declared(1, 3), declared(2, 1)), [])).toThrow('withdrawal_known');
  });

  it('is nothing of another order, and never more than was bought', () => {
    expect(() => linesToWithdraw(lines(), [{ productId: 99, amount: 1 }])).toThrow('invalid_request');
    expect(() => linesToWithdraw(lines(), [{ productId: 3, amount: 1 }])).toThrow('invalid_request');
    expect(() => linesToWithdraw(lines(), [{ productId: 1, amount: 4 }])).toThrow('invalid_request');
  });
});
