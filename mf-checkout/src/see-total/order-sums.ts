import type { Translate } from 'mf-shared/i18n';
import type { Cart } from 'mf-shared/stores';
import { countPieces } from 'mf-shared/stores';
import type { Sum } from 'mf-shared/ui/summary/summary.tsx';

/** The lines of a cart's total, as the service answered them; reductions only where there are any. */
export function orderSums(
  cart: Cart,
  text: Translate,
  money: (euros: number) => string,
  { deliveryName, locale }: { deliveryName: string; locale: string },
): readonly Sum[] {
  const percents = new Intl.NumberFormat(locale);
  const sums: Sum[] = [
    { label: text('summary.products', { count: countPieces(cart) }), value: money(cart.productsTotal) },
  ];
  const offers = cart.giftCampaignData ? 'summary.gift' : 'summary.offers';
  if (cart.offersTotal > 0) sums.push(less(text(offers), money(cart.offersTotal)));
  if (cart.discountTotal > 0) {
    const code = cart.cartDiscount?.code;
    sums.push(less(code ? text('summary.code', { code }) : text('summary.discount'), money(cart.discountTotal)));
  }
  if (cart.deliveryMethods.length > 0)
    sums.push({
      label: deliveryName === '' ? text('summary.delivery') : text('summary.delivery_named', { name: deliveryName }),
      value: cart.deliveryTotalPrice === 0 ? text('delivery.free') : money(cart.deliveryTotalPrice),
    });
  if (cart.repackCost > 0) sums.push({ label: text('summary.repack'), value: money(cart.repackCost) });
  const cards = cart.giftCardResults.filter(({ used }) => used > 0);
  sums.push({
    label: text('summary.total'),
    value: money(cart.totalPrice),
    kind: cards.length > 0 ? 'plain' : 'total',
  });
  for (const { code, used } of cards) sums.push(less(text('summary.gift_card', { code }), money(used)));
  if (cards.length > 0) sums.push({ label: text('summary.to_pay'), value: money(payable(cart)), kind: 'total' });
  for (const { percent, vat } of cart.vat)
    if (vat > 0)
      sums.push({ label: text('summary.vat', { percent: percents.format(percent) }), value: money(vat), kind: 'vat' });
  return sums;
}

/** What gift cards leave to be paid, in euro. */
export function payable({ totalPrice, giftCardResults }: Pick<Cart, 'totalPrice' | 'giftCardResults'>): number {
  const used = giftCardResults.reduce((sum, card) => sum + card.used, 0);
  return Math.round((totalPrice - used) * 100) / 100;
}

function less(label: string, amount: string): Sum {
  return { label, value: `−${amount}`, kind: 'less' };
}
