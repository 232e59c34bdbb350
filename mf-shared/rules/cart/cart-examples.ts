import type { CheckoutResponse, CheckoutRow } from 'mf-shared/contract';
import type { ProductSnapshot } from './cart-state.ts';

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
    ...shown,
    amount: 1,
    max_amount: 10,
    on_order: false,
    frozen: false,
    bundleHash: null,
    url: jacket.path,
    main_group: { name: mainGroup },
    price: { active: priceActive, regular: priceActive, reference: null, club: null, type: 'normal' },
    row_total: priceActive,
    vat_percent: 25.5,
    shipping_time_str: '2 days',
    changes: [],
    ...row,
  };
}

export function answer(changes: Partial<CheckoutResponse> = {}): CheckoutResponse {
  return {
    cart_discount: null,
    discount_codes: [],
    gift_cards: [],
    payment_events: [],
    show_klarna: true,
    reason: null,
    paypal_checkout: false,
    products: [],
    bundles: [],
    gift_card_products: [],
    products_total: 0,
    offers_total: 0,
    discount_total: 0,
    delivery_cost: 0,
    repack_cost: 0,
    total_price: 0,
    vat: [],
    payment_methods: [],
    refused_payments: [],
    delivery_methods: [],
    delivery_thresholds: { delivery_threshold: 100, repack_threshold: 300 },
    shipping_time_str: '',
    kgco_id: null,
    giftcampaign_data: null,
    enterprise_order: null,
    transfer_request_from: null,
    post_delivery: null,
    part_delivery: false,
    errors: [],
    kco_iframe: null,
    ...changes,
  };
}
