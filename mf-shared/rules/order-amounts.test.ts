import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimal } from './minor-units.ts';
import { type EuroAmounts, orderAmounts } from './order-amounts.ts';
import { convertPrice } from './price-format.ts';
import { vatOfGross } from './vat-of-gross.ts';
import { vatOfTotal } from './vat-of-total.ts';
import { convertMinor, wholeUnitCurrencies } from './whole-unit-currency.ts';

const rates = { gbp: 0.87, usd: 1.0834, sek: 11.4567, nok: 11.7, dkk: 7.46, chf: 0.94, pln: 4.27 };
const currency = fc.constantFrom(...Object.entries({ ...rates, czk: 25.1, jpy: 163.2, rub: 94.3, eur: 1 }));
const anyRate = fc.double({ min: 0.05, max: 200, noNaN: true });
const cents = fc.integer({ min: 1, max: 500_000 });
const line = fc
  .record({ amount: fc.integer({ min: 1, max: 30 }), unitMinor: cents, more: fc.option(cents) })
  .map(({ more, ...each }) => ({ ...each, referenceMinor: more === null ? null : each.unitMinor + more }));
const order: fc.Arbitrary<EuroAmounts> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    discount: fc.double({ min: 0, max: 1, noNaN: true }),
    deliveryMinor: fc.constantFrom(0, 490, 590, 890),
    repackMinor: fc.constantFrom(0, 390),
    cards: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
  })
  .map(({ lines, discount, deliveryMinor, repackMinor, cards }) => {
    const goods = lines.reduce((total, { amount, unitMinor }) => total + amount * unitMinor, 0);
    const discountMinor = Math.round(goods * discount);
    let left = goods - discountMinor + deliveryMinor + repackMinor;
    const giftCardMinors = cards.map((share) => {
      const used = Math.round(left * share);
      left -= used;
      return used;
    });
    return { lines, discountMinor, deliveryMinor, repackMinor, giftCardMinors };
  });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('what is shown adds up in every currency (MONEY-4)', () => {
  it('rows, offers, discounts, delivery, total and gift cards, to the cent or the whole unit', () => {
    fc.assert(
      fc.property(order, currency, fc.option(anyRate), (euros, [code, usual], other) => {
        const rate = code === 'eur' ? 1 : (other ?? usual);
        const shown = orderAmounts(euros, { code, rate });
        shown.lines.forEach((each, at) => {
          expect(each.rowMinor).toBe(each.unitMinor * (euros.lines[at]?.amount ?? 0));
          expect(each.unitMinor).toBe(convertMinor(euros.lines[at]?.unitMinor ?? 0, rate, code));
        });
        const goods = sum(shown.lines.map(({ rowMinor }) => rowMinor));
        expect(shown.productsMinor - shown.offersMinor).toBe(goods);
        expect(goods - shown.discountMinor + shown.deliveryMinor + shown.repackMinor).toBe(shown.totalMinor);
        expect(sum(shown.giftCardMinors) + shown.payableMinor).toBe(shown.totalMinor);
        const { lines: _, giftCardMinors, ...figures } = shown;
        for (const amount of [...Object.values(figures), ...giftCardMinors]) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount % (wholeUnitCurrencies.has(code) ? 100 : 1)).toBe(0);
        }
      }),
    );
  });

  it('in euro every amount stays as it is', () => {
    fc.assert(
      fc.property(order, (euros) => {
        const shown = orderAmounts(euros, { code: 'eur', rate: 1 });
        expect(shown).toMatchObject({
          lines: euros.lines.map(({ unitMinor, referenceMinor }) => ({ unitMinor, referenceMinor })),
          discountMinor: euros.discountMinor,
          deliveryMinor: euros.deliveryMinor,
          repackMinor: euros.repackMinor,
          giftCardMinors: euros.giftCardMinors,
        });
      }),
    );
  });

  it('a gift card or a code that pays all leaves nothing, one that does not leaves something', () => {
    const one = { lines: [{ amount: 3, unitMinor: 1999, referenceMinor: null }], deliveryMinor: 0, repackMinor: 0 };
    const krona = { code: 'sek', rate: 11.4567 };
    const byCards = orderAmounts({ ...one, discountMinor: 0, giftCardMinors: [5000, 997] }, krona);
    expect(byCards).toMatchObject({ giftCardMinors: [57_300, 11_400], payableMinor: 0 });
    const byCard = orderAmounts({ ...one, discountMinor: 0, giftCardMinors: [5997] }, krona);
    expect(byCard).toMatchObject({ totalMinor: 68_700, giftCardMinors: [68_700], payableMinor: 0 });
    expect(orderAmounts({ ...one, discountMinor: 5997, giftCardMinors: [] }, krona).totalMinor).toBe(0);
    const almost = orderAmounts({ ...one, discountMinor: 0, giftCardMinors: [5996] }, krona);
    expect(almost).toMatchObject({ giftCardMinors: [68_600], payableMinor: 100 });
  });

  it('£33.19 − £8.32 + £11.22 is £36.09, which was shown as £36.10', () => {
    const lines = [{ amount: 1, unitMinor: 3815, referenceMinor: 4990 }];
    const cart = { lines, discountMinor: 956, deliveryMinor: 1290, repackMinor: 0, giftCardMinors: [] };
    expect(orderAmounts(cart, { code: 'gbp', rate: 0.87 })).toMatchObject({
      lines: [{ rowMinor: 3319 }],
      discountMinor: 832,
      deliveryMinor: 1122,
      totalMinor: 3609,
    });
  });

  it('a row’s price is the price that the product’s page writes', () => {
    fc.assert(
      fc.property(cents, currency, (minor, [currencyCode, currencyRate]) => {
        const format = { locale: 'en', currencyFormat: '{price}', currencyCode, currencyRate };
        expect(convertPrice(toDecimal(minor), format)).toBe(toDecimal(convertMinor(minor, currencyRate, currencyCode)));
      }),
    );
  });
});

it('nothing to pay holds no VAT', () => {
  expect(vatOfTotal([vatOfGross(0, 25.5)], 0, { code: 'sek' })).toEqual([{ percent: 25.5, netMinor: 0, vatMinor: 0 }]);
});

it('the rates of VAT share a converted total whole', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 3 }), cents, currency, (grosses, total, [code]) => {
      const step = wholeUnitCurrencies.has(code) ? 100 : 1;
      const shares = grosses.map((gross, at) => vatOfGross(gross, [25.5, 14, 10][at] ?? 0));
      const told = vatOfTotal(shares, total * step, { code });
      const whole = code === 'eur' ? sum(grosses) : total * step;
      expect(sum(told.map(({ netMinor, vatMinor }) => netMinor + vatMinor))).toBe(whole);
    }),
  );
});
