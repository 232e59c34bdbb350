import type { Order } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { deliveryLabel } from 'mf-shared/rules/delivery-label';
import { longDate } from 'mf-shared/rules/long-date';
import { leftToPay, type PaymentStanding, paymentStanding } from 'mf-shared/rules/payment-standing';
import type { Sum } from 'mf-shared/ui/summary/summary.tsx';

/** The lines of an order's total, as they were when it was placed, less what credit notes took off since (AFTER-81). */
export function orderResultSums(
  order: Order,
  text: Translate,
  money: (amount: number) => string,
  { locale, moneyShown }: { locale: string; moneyShown: (amount: number) => string },
): readonly Sum[] {
  const percents = new Intl.NumberFormat(locale);
  const pieces = order.lines.reduce((sum, line) => sum + line.amount, 0);
  const { delivery } = order;
  const sums: Sum[] = [{ label: text('summary.products', { count: pieces }), value: money(order.products_total) }];
  if (order.offers_total > 0)
    sums.push({ label: text('summary.offers'), value: `−${money(order.offers_total)}`, kind: 'less' });
  if (order.discount_total > 0)
    sums.push({ label: text('summary.discount'), value: `−${money(order.discount_total)}`, kind: 'less' });
  sums.push({
    label: deliveryLabel(text('summary.delivery'), delivery.name),
    value: delivery.price === 0 ? text('delivery.free') : money(delivery.price),
  });
  const off = [
    ['summary.gift_cards', order.gift_card_total],
    ['summary.credited', order.credited_total],
  ] as const;
  const left = leftToPay(order);
  const vat: Sum[] = order.vat.map(({ percent, vat }) => {
    return { label: text('summary.vat', { percent: percents.format(percent) }), value: money(vat), kind: 'vat' };
  });
  if (left < order.total) sums.push({ label: text('summary.total'), value: money(order.total) });
  // The VAT is that of the whole order, so it stands below the total where credit notes make the last sum smaller.
  const isCredited = order.credited_total > 0;
  if (isCredited) sums.push(...vat);
  for (const [key, amount] of off)
    if (amount > 0) sums.push({ label: text(key), value: `−${money(amount)}`, kind: 'less' });
  sums.push({
    label: text(totals[paymentStanding(order)], { date: order.payment_due ? longDate(order.payment_due, locale) : '' }),
    value: money(left),
    kind: 'total',
  });
  if (order.shown) sums.push({ label: text('summary.shown'), value: moneyShown(order.shown.amount), kind: 'vat' });
  return isCredited ? sums : [...sums, ...vat];
}

const totals: Readonly<Record<PaymentStanding, string>> = {
  open: 'summary.to_pay',
  due: 'summary.due',
  paid: 'summary.paid',
  credited: 'summary.to_pay',
  ended: 'summary.total',
};
