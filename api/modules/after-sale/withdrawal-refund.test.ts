import fc from 'fast-check';
import type { AfterSaleKind } from 'mf-shared/contract';
import { splitLargestRemainder } from 'mf-shared/rules/split-largest-remainder';
import { stepMinor } from 'mf-shared/rules/whole-unit-currency';
import { describe, expect, it } from 'vitest';
import { orderAmountsOf } from '../orders/order-amounts-of.ts';
import { countAfterSale, linesToWithdraw } from './lines-after-sale.ts';
import { type WithdrawnRows, withdrawalRefund } from './withdrawal-refund.ts';

const rates = { gbp: 0.8712, usd: 1.0834, sek: 11.4567, nok: 11.7, dkk: 7.46, chf: 0.94, pln: 4.27, czk: 25.1 };
const currency = fc.constantFrom(...Object.entries({ ...rates, jpy: 163.2, eur: 1 }));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Cheap pieces too: there a rounded unit weighs most. */
const cents = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 60_000 }));
const soldLine = fc
  .record({
    variant_id: fc.integer({ min: 1, max: 4 }),
    amount: fc.integer({ min: 1, max: 7 }),
    unit_minor: cents,
    bundle: fc.option(fc.constantFrom('1-2', '3-4'), { freq: 3 }),
  })
  .map(({ bundle, amount, ...line }) => ({
    ...line,
    kind: 'product' as const,
    // Parts of one bundle come as often as the bundle.
    amount: bundle === null ? amount : 2,
    reference_minor: null,
    bundle_hash: bundle,
    extra: bundle === null ? {} : { bundle_name: bundle },
  }));

/** A paid order of goods alone, sent the standard way. */
const paidOrder = fc
  .record({
    parts: fc.array(soldLine, { minLength: 1, maxLength: 6 }),
    share: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.9, noNaN: true })),
    delivery_minor: fc.constantFrom(0, 490, 590, 890),
    currency,
    more: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 4 }),
  })
  .map(({ parts, share, delivery_minor, currency: [code, rate], more }): WithdrawnRows => {
    const rows = parts.map(({ amount, unit_minor }) => amount * unit_minor);
    const discount_minor = Math.round(sum(rows) * share);
    const discounts = splitLargestRemainder(discount_minor, rows);
    const lines = parts.map((line, at) => ({ ...line, discount_minor: discounts[at] ?? 0 }));
    const money = { discount_minor, delivery_minor, repack_minor: 0, gift_card_minor: 0 };
    const { payableMinor } = orderAmountsOf(money, lines, { code, rate });
    // Orders from before rows were rounded one by one were charged some units more.
    const older = code === 'eur' ? 0 : (more ?? 0) * stepMinor(code);
    return {
      order: { ...money, status: 'delivered', extra: {}, currency: 'eur', shown_currency: code, shown_rate: rate },
      payment: { currency: code, amount_minor: payableMinor + older },
      lines,
      withdrawals: [],
    };
  });

type Declared = WithdrawnRows['withdrawals'][number];

/** Declares these lines, or all that is left, as the service does. */
function declare(rows: WithdrawnRows, asked: { productId: number; amount: number }[], kind: AfterSaleKind): Declared {
  const goods = countAfterSale(rows.lines, rows.withdrawals).map((each) => ({ ...each, name: '' }));
  const lines = linesToWithdraw(goods, asked);
  const { refundMinor, deliveryMinor } = withdrawalRefund(rows, lines, kind);
  return {
    ...{ kind, outcome: null, refund_minor: refundMinor, delivery_minor: deliveryMinor },
    lines: lines.map(({ productId, amount }) => ({ product_id: productId, amount })),
  };
}

/** What a buyer does: some pieces of a line, or a declaration that is taken back. */
const step = fc.record({ line: fc.nat(), amount: fc.nat(), revoked: fc.option(fc.nat(), { freq: 3 }) });
const steps = fc.array(step, { maxLength: 14 });

/** The declarations of a buyer who has sent back everything in the end. */
function playedBack(order: WithdrawnRows, played: readonly { line: number; amount: number; revoked: number | null }[]) {
  let withdrawals: readonly Declared[] = [];
  const left = () => countAfterSale(order.lines, withdrawals).filter(({ bought, withdrawn }) => withdrawn < bought);
  for (const { line, amount, revoked } of played) {
    if (revoked !== null && withdrawals.length > 0) {
      const at = revoked % withdrawals.length;
      withdrawals = withdrawals.map((each, index) => (index === at ? { ...each, outcome: 'revoked' as const } : each));
    }
    const lines = left();
    const chosen = lines[line % Math.max(1, lines.length)];
    if (!chosen) continue;
    const asked = [{ productId: chosen.productId, amount: 1 + (amount % (chosen.bought - chosen.withdrawn)) }];
    withdrawals = [...withdrawals, declare({ ...order, withdrawals }, asked, 'withdrawal')];
  }
  if (left().length > 0) withdrawals = [...withdrawals, declare({ ...order, withdrawals }, [], 'withdrawal')];
  return withdrawals;
}

describe('what a withdrawal gives back (AFTER-30, AFTER-32)', () => {
  it('adds up to what was charged in every currency, after every order of declarations', () => {
    fc.assert(
      fc.property(paidOrder, steps, (order, played) => {
        const counted = playedBack(order, played).filter(({ outcome }) => outcome !== 'revoked');
        expect(sum(counted.map(({ refund_minor }) => refund_minor ?? 0))).toBe(order.payment?.amount_minor);
        expect(sum(counted.map(({ delivery_minor }) => delivery_minor))).toBe(
          orderAmountsOf(order.order, order.lines, { code: order.order.shown_currency, rate: order.order.shown_rate })
            .deliveryMinor,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is at every declaration an amount that the currency has, and no less than nothing', () => {
    fc.assert(
      fc.property(paidOrder, steps, (order, played) => {
        for (const { refund_minor } of playedBack(order, played)) {
          expect(refund_minor).toBeGreaterThanOrEqual(0);
          expect((refund_minor ?? 0) % stepMinor(order.order.shown_currency)).toBe(0);
        }
      }),
    );
  });

  it('is for all pieces of a product what its rows were charged, whatever else goes back and when', () => {
    fc.assert(
      fc.property(paidOrder, fc.nat(), (order, choice) => {
        const { shown_currency: code, shown_rate: rate } = order.order;
        const { lines: told } = orderAmountsOf(order.order, order.lines, { code, rate }, order.payment?.amount_minor);
        const goods = countAfterSale(order.lines, []);
        const chosen = goods[choice % goods.length];
        if (!chosen || goods.length === 1) return;
        const whole = [{ productId: chosen.productId, amount: chosen.bought }];
        const charged = sum(
          order.lines.map(({ variant_id }, at) =>
            variant_id === chosen.productId ? (told[at]?.rowMinor ?? 0) - (told[at]?.discountMinor ?? 0) : 0,
          ),
        );
        expect(declare(order, whole, 'withdrawal')).toMatchObject({ refund_minor: charged, delivery_minor: 0 });
      }),
      { numRuns: 300 },
    );
  });

  const krona: WithdrawnRows = {
    order: {
      ...{ discount_minor: 0, delivery_minor: 990, repack_minor: 0, gift_card_minor: 0 },
      ...{ currency: 'eur', shown_currency: 'sek', shown_rate: 11.4567, extra: { standard_delivery_minor: 490 } },
      status: 'delivered',
    },
    payment: { currency: 'sek', amount_minor: 45_500 },
    lines: [
      {
        ...{ kind: 'product', variant_id: 1, manufacturer: 'Kaamos', name: 'Takki', color: '', size: '', type: '' },
        ...{ amount: 3, unit_minor: 999, reference_minor: null, discount_minor: 0, bundle_hash: null, extra: {} },
      },
    ],
    withdrawals: [],
  };
  const one = [{ productId: 1, amount: 1 }];

  it('is 114 kr for a piece that was charged 114 kr, and no more than standard delivery beside the goods', () => {
    expect(declare(krona, one, 'withdrawal')).toMatchObject({ refund_minor: 11_400, delivery_minor: 0 });
    expect(declare(krona, [], 'withdrawal')).toMatchObject({ refund_minor: 39_800, delivery_minor: 5600 });
    expect(declare(krona, [], 'return')).toMatchObject({ refund_minor: 34_200, delivery_minor: 0 });
  });

  it('gives delivery back once, also when an earlier declaration was taken back meanwhile', () => {
    const first = declare(krona, one, 'withdrawal');
    const rest = declare({ ...krona, withdrawals: [first] }, [], 'withdrawal');
    const again = declare({ ...krona, withdrawals: [{ ...first, outcome: 'revoked' }, rest] }, [], 'withdrawal');
    expect([rest.delivery_minor, again.delivery_minor]).toEqual([5600, 0]);
    expect((rest.refund_minor ?? 0) + (again.refund_minor ?? 0)).toBe(39_800);
  });

  it('is all that was charged where nothing of the order has left, as a cancelled order gives back (AFTER-30, decision 46)', () => {
    const unsent: WithdrawnRows = { ...krona, order: { ...krona.order, repack_minor: 300, status: 'processing' } };
    const rows = { ...unsent, payment: { currency: 'sek', amount_minor: 48_900 } };
    expect(declare(rows, [], 'withdrawal')).toMatchObject({ refund_minor: 48_900, delivery_minor: 14_700 });
    const first = declare(rows, one, 'withdrawal');
    const rest = declare({ ...rows, withdrawals: [first] }, [], 'withdrawal');
    expect([first.delivery_minor, (first.refund_minor ?? 0) + (rest.refund_minor ?? 0)]).toEqual([0, 48_900]);
    // A gift card that was bought as well stays the buyer's, and the order goes on for it.
    const card = { ...unsent.lines[0], kind: 'gift_card' as const, variant_id: null } as WithdrawnRows['lines'][number];
    const withCard = { ...rows, lines: [...rows.lines, card], payment: { currency: 'sek', amount_minor: 83_100 } };
    expect(declare(withCard, [], 'withdrawal')).toMatchObject({ refund_minor: 39_800, delivery_minor: 5600 });
  });

  it('counts a declaration whose sum was not written down as its pieces', () => {
    const first = { ...declare(krona, one, 'withdrawal'), refund_minor: null };
    expect(declare({ ...krona, withdrawals: [first] }, [], 'withdrawal').refund_minor).toBe(28_400);
  });
});
