import type { Translate } from 'mf-shared/i18n';
import { deliveryLabel } from 'mf-shared/rules/delivery-label';
import { toMinor } from 'mf-shared/rules/minor-units';
import type { VatShare } from 'mf-shared/rules/vat-of-gross';
import { vatOfTotal } from 'mf-shared/rules/vat-of-total';
import type { Cart } from 'mf-shared/stores';
import { countPieces } from 'mf-shared/stores';
import type { Sum } from 'mf-shared/ui/summary/summary.tsx';
import type { ShownAmounts } from './use-cart-amounts.ts';

interface SumWords {
  deliveryName: string;
  locale: string;
  /** The currency of the amounts and of the VAT. */
  currencyCode: string;
}

/** The lines of a cart's total: sums of what its rows show; reductions only where there are any. */
export function orderSums(
  cart: Cart,
  text: Translate,
  { amounts, write }: ShownAmounts,
  { deliveryName, locale, currencyCode }: SumWords,
): readonly Sum[] {
  const percents = new Intl.NumberFormat(locale);
  const sums: Sum[] = [
    { label: text('summary.products', { count: countPieces(cart) }), value: write(amounts.productsMinor) },
  ];
  const offers = cart.giftCampaignData ? 'summary.gift' : 'summary.offers';
  if (amounts.offersMinor > 0) sums.push(less(text(offers), write(amounts.offersMinor)));
  if (amounts.discountMinor > 0) {
    const code = cart.answer.cart_discount?.code;
    sums.push(less(code ? text('summary.code', { code }) : text('summary.discount'), write(amounts.discountMinor)));
  }
  if (cart.answer.delivery_methods.length > 0)
    sums.push({
      label: deliveryLabel(text('summary.delivery'), deliveryName),
      value: amounts.deliveryMinor === 0 ? text('delivery.free') : write(amounts.deliveryMinor),
    });
  if (amounts.repackMinor > 0) sums.push({ label: text('summary.repack'), value: write(amounts.repackMinor) });
  const cards = cart.answer.gift_cards
    .map(({ code }, at) => ({ code, used: amounts.giftCardMinors[at] ?? 0 }))
    .filter(({ used }) => used > 0);
  sums.push({
    label: text('summary.total'),
    value: write(amounts.totalMinor),
    kind: cards.length > 0 ? 'plain' : 'total',
  });
  for (const { code, used } of cards) sums.push(less(text('summary.gift_card', { code }), write(used)));
  if (cards.length > 0) sums.push({ label: text('summary.to_pay'), value: write(amounts.payableMinor), kind: 'total' });
  for (const { percent, vatMinor } of vatOfTotal(cart.answer.vat.map(toShare), amounts.totalMinor, {
    code: currencyCode,
  }))
    if (vatMinor > 0)
      sums.push({
        label: text('summary.vat', { percent: percents.format(percent) }),
        value: write(vatMinor),
        kind: 'vat',
      });
  return sums;
}

const toShare = ({ percent, net, vat }: Cart['answer']['vat'][number]): VatShare => ({
  percent,
  netMinor: toMinor(net),
  vatMinor: toMinor(vat),
});

function less(label: string, amount: string): Sum {
  return { label, value: `−${amount}`, kind: 'less' };
}
