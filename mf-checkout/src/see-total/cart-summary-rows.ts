import type { Translate } from 'mf-shared/i18n';
import { type Cart, shownRows } from 'mf-shared/stores';
import type { SummaryRow } from 'mf-shared/ui/summary/summary-rows.tsx';

/** The cart's rows, small: name, colour, size and pieces, price. Rows without their words yet are left out. */
export function cartSummaryRows(
  cart: Cart,
  text: Translate,
  money: (euros: number, pieces?: number) => string,
): SummaryRow[] {
  const pieces = (count: number) => text('cart.pieces', { count });
  return [
    ...shownRows(cart)
      .filter(({ name }) => name !== '')
      .map((row) => ({
        key: row.productId,
        image: row.image,
        name: row.name,
        details: [row.color, row.size, pieces(row.amount)].filter(Boolean).join(', '),
        value: row.isPriced ? money(row.price.active, row.amount) : '',
      })),
    ...cart.bundles.map((bundle) => ({
      key: bundle.hash,
      image: bundle.image,
      name: bundle.name,
      details: pieces(bundle.amount),
      value: money(bundle.price, bundle.amount),
    })),
    ...cart.giftCardProducts.map((card) => ({
      key: card.uid,
      image: card.image,
      name: card.name || text('cart.gift_card'),
      details: card.recipient,
      value: money(card.amount),
    })),
  ];
}
