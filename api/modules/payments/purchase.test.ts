import fc from 'fast-check';
import { splitLargestRemainder } from 'mf-shared/rules/split-largest-remainder';
import { describe, expect, it } from 'vitest';
import { type LineMoney, orderAmountsOf } from '../orders/order-amounts-of.ts';
import { purchaseLines } from './purchase.ts';

const part = fc
  .record({
    amount: fc.integer({ min: 1, max: 20 }),
    unit_minor: fc.integer({ min: 0, max: 500_000 }),
    more: fc.option(fc.integer({ min: 1, max: 90_000 })),
    bundle: fc.option(fc.constantFrom('1-2-3', '4-5'), { freq: 3 }),
  })
  .map(({ amount, unit_minor, more, bundle }): LineMoney & { unit_minor: number } => ({
    // Parts of one bundle come as often as the bundle.
    amount: bundle === null ? amount : 2,
    unit_minor,
    reference_minor: more === null ? null : unit_minor + more,
    discount_minor: 0,
    bundle_hash: bundle,
    extra: bundle === null ? {} : { bundle_name: bundle },
  }));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const order = fc
  .record({ parts: fc.array(part, { minLength: 1, maxLength: 12 }), code: share, card: share })
  .map(({ parts, code, card }) => {
    const rows = parts.map(({ amount, unit_minor }) => amount * unit_minor);
    const discount_minor = Math.round(sum(rows) * code);
    const discounts = splitLargestRemainder(discount_minor, rows);
    const lines = parts.map((line, at) => ({ ...line, discount_minor: discounts[at] ?? 0 }));
    const total = sum(rows) - discount_minor + 590;
    const figures = { discount_minor, delivery_minor: 590, repack_minor: 0, gift_card_minor: Math.round(total * card) };
    return { figures, lines };
  });
const currency = fc.constantFrom(
  { code: 'eur', rate: 1 },
  { code: 'sek', rate: 11.4321 },
  { code: 'gbp', rate: 0.8712 },
);

describe('an order and what its provider is asked to collect add up (MONEY-4)', () => {
  it('over any basket, bundles, discount, gift card, currency and rate', () => {
    fc.assert(
      fc.property(order, currency, fc.option(fc.integer({ min: 1, max: 400 })), ({ figures, lines }, paid, more) => {
        const own = orderAmountsOf(figures, lines, paid);
        // An order from before its rows were rounded one by one was charged some units more.
        const charged = more === null || paid.code === 'eur' ? null : own.payableMinor + more;
        const told = charged === null ? own : orderAmountsOf(figures, lines, paid, charged);
        const goods = sum(told.lines.map(({ rowMinor }) => rowMinor));
        expect(goods - told.discountMinor + told.deliveryMinor + told.repackMinor).toBe(told.totalMinor);
        expect(told.productsMinor - told.offersMinor).toBe(goods);
        expect(sum(told.lines.map((line) => line.discountMinor))).toBe(told.discountMinor);
        for (const line of told.lines) expect(line.discountMinor).toBeLessThanOrEqual(line.rowMinor);

        const charge = told.lines.map((line, at) => ({
          kind: 'product' as const,
          reference: '1',
          name: 'Kuura',
          amount: lines[at]?.amount ?? 0,
          unitMinor: line.unitMinor,
          totalMinor: line.rowMinor - line.discountMinor,
          vatBasisPoints: 2550,
        }));
        const delivery = { amount: 1, unitMinor: told.deliveryMinor, totalMinor: told.deliveryMinor };
        const sent = { kind: 'delivery' as const, reference: '', name: '', vatBasisPoints: 2550, ...delivery };
        const purchase = purchaseLines([...charge, sent], told.totalMinor - told.payableMinor);
        expect(purchase.totalMinor).toBe(charged ?? told.payableMinor);
        expect(sum(purchase.lines.map(({ totalMinor }) => totalMinor))).toBe(purchase.totalMinor);
        expect(sum(purchase.lines.map(({ vatMinor }) => vatMinor))).toBe(purchase.vatMinor);
        for (const line of purchase.lines) {
          expect(line.amount * line.unitMinor - line.discountMinor).toBe(line.totalMinor);
          expect(line.discountMinor).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  const figures = { discount_minor: 0, delivery_minor: 0, repack_minor: 0, gift_card_minor: 0 };

  it('kronor are paid in whole units, each price as the product’s page shows it (MONEY-8, MONEY-12)', () => {
    const line = { amount: 3, unit_minor: 1999, discount_minor: 0, bundle_hash: null, extra: {} };
    const amounts = orderAmountsOf(figures, [line], { code: 'sek', rate: 11.4567 });
    expect(amounts).toMatchObject({ lines: [{ unitMinor: 22_900, rowMinor: 68_700 }], payableMinor: 68_700 });
  });

  it('the parts of a bundle add up to the bundle’s converted price', () => {
    const one = { amount: 1, discount_minor: 0, bundle_hash: '1-2', extra: { bundle_name: 'Set' } };
    const lines = [3333, 3333, 3334].map((unit_minor) => ({ ...one, unit_minor }));
    const { lines: told, totalMinor } = orderAmountsOf(figures, lines, { code: 'sek', rate: 11.4567 });
    expect(totalMinor).toBe(114_600);
    expect(told.map(({ rowMinor }) => rowMinor)).toEqual([38_200, 38_200, 38_200]);
  });
});
