import type { CheckoutResponse, CheckoutRow } from 'mf-shared/contract';
import { checkoutAnswer } from 'mf-shared/contract/checkout-answer';
import { emptyOf } from 'mf-shared/contract/description';
import { emptyCart, type ProductSnapshot } from './cart.ts';
import { plainPrice } from './shown-rows.ts';

/** Examples for tests of the cart. */
export const jacket = {
  name: 'Kuura 3L Shell Jacket',
  manufacturer: 'Kaamos',
  image: 'products/shell-jacket/1',
  path: '/kaamos/jackets/kuura/',
  color: 'Spruce',
  size: 'M',
  type: '',
  priceActive: 269.9,
  modelId: 7,
  mainGroup: 'Jackets',
} satisfies ProductSnapshot;

export function answeredRow(row: Partial<CheckoutRow> & { productId: number }): CheckoutRow {
  const { priceActive, mainGroup, ...shown } = jacket;
  return {
    ...emptyOf(checkoutAnswer.products[1]),
    ...shown,
    amount: 1,
    max_amount: 10,
    url: jacket.path,
    main_group: { name: mainGroup },
    price: plainPrice(priceActive),
    row_total: priceActive,
    vat_percent: 25.5,
    shipping_time_str: '2 days',
    ...row,
  };
}

export function answer(changes: Partial<CheckoutResponse> = {}): CheckoutResponse {
  const delivery_thresholds = { delivery_threshold: 100, repack_threshold: 300 };
  return { ...emptyCart.answer, show_klarna: true, delivery_thresholds, ...changes };
}
