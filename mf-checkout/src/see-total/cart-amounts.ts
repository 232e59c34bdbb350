import { toMinor } from 'mf-shared/rules/minor-units';
import { type CurrencyRate, type EuroLine, type OrderAmounts, orderAmounts } from 'mf-shared/rules/order-amounts';
import { type Cart, shownBundles, shownRows } from 'mf-shared/stores';

/** The parts of a cart that its amounts come from. */
export type PricedCart = Pick<Cart, 'products' | 'bundles' | 'giftCardProducts' | 'answer'>;

/** A cart's sums in a currency, as its order will have them: sums of what the rows show (rules/order-amounts.ts). */
export function cartAmounts(cart: PricedCart, currency: CurrencyRate): OrderAmounts {
  const { answer } = cart;
  const goods = { amount: 1, unitMinor: toMinor(answer.products_total - answer.offers_total) };
  const rows = rowsOf(cart);
  const rowsMinor = rows.reduce((sum, { amount, unitMinor }) => sum + amount * unitMinor, 0);
  // Rows that changed since the last answer wait for the next: until then its totals hold.
  const isPriced = rowsMinor === goods.unitMinor;
  return orderAmounts(
    {
      lines: isPriced ? rows : [{ ...goods, referenceMinor: toMinor(answer.products_total) }],
      discountMinor: toMinor(answer.discount_total),
      deliveryMinor: toMinor(answer.delivery_cost),
      repackMinor: toMinor(answer.repack_cost),
      giftCardMinors: answer.gift_cards.map(({ used }) => toMinor(used)),
    },
    currency,
  );
}

/** The amounts that the service prices a cart at, and that everybody pays but those who pay in kronor. */
export const euroAmounts = (cart: PricedCart): OrderAmounts => cartAmounts(cart, { code: 'eur', rate: 1 });

function rowsOf(cart: PricedCart): EuroLine[] {
  return [
    ...shownRows(cart).map(({ amount, price }) => row(amount, price.active, price.reference)),
    ...shownBundles(cart).map(({ amount, price, reference }) => row(amount, price, reference)),
    ...cart.giftCardProducts.map(({ amount }) => row(1, amount, null)),
  ];
}

const row = (amount: number, unit: number, reference: number | null): EuroLine => ({
  amount,
  unitMinor: toMinor(unit),
  referenceMinor: reference === null ? null : toMinor(reference),
});
