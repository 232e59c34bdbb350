import { checkoutRequest } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { buildCheckoutRequest } from './build-checkout-request.ts';
import { type Cart, emptyCart } from './cart.ts';
import { jacket } from './cart-examples.ts';
import { addProductTo } from './change-rows.ts';
import { parseStoredCart, serialiseCart } from './parse-stored-cart.ts';

const around = {
  ...{ customerId: 7, countryCode: 'fi', languageCode: 'en', currencyCode: 'eur', pageName: 'cart' as const },
  ...{ deliveryMethod: 'postnord', deliveryLocation: '12' },
};
/** Everything that a shopper, or staff, can choose. */
const chosen: Cart = {
  ...addProductTo(emptyCart, { productId: 1, amount: 2, extra_data: { note: 'x' }, snapshot: jacket }).cart,
  giftCardProducts: [
    { uid: 'g1', productId: 5, amount: 50, templateId: 3, recipient: 'Aino', name: 'Gift card', image: 'x' },
  ],
  bundles: [
    {
      ...{
        uid: 'b1',
        hash: 'h',
        main_product_id: 2,
        product_ids: [2, 3],
        amount: 1,
        name: 'Set',
        image: 'x',
        price: 99,
      },
      mounting: { height_cm: 178, weight_kg: 75, sole_mm: 305 },
    },
  ],
  giftCards: ['CARD-1'],
  codes: ['SYKSY10'],
  postcode: '33100',
  specialRequests: 'Ring the bell',
  isRepackSelected: true,
  isPikanoutoSelected: true,
  isDeliverySplittingSelected: true,
  giftCampaignData: { code: 'JOULU', campaign: 'joululahja' },
  klarnaGlobalCheckoutId: 'kg-1',
  enterpriseOrder: { id: 9 },
  transferRequestTo: 3,
  transferRequestFrom: [20, 4],
  postDelivery: '100018',
};

it('all that was chosen is kept on the device (CART-4 to CART-6, CART-8, CART-9, CART-17, CART-18, CART-20 to CART-22, CART-26, CART-27, CART-31 to CART-35)', () => {
  const all = { ...chosen, transferRequestReserveQuantity: true, transferRequestHighPriority: true };
  expect(parseStoredCart(serialiseCart(all))).toEqual(all);
});

it('a row keeps what it is, how many, and what was seen of it (CART-36 to CART-39, CART-41 to CART-43, CART-45 to CART-48)', () => {
  const stored = parseStoredCart(serialiseCart(chosen));
  expect(stored.products[0]).toEqual({
    ...{ productId: 1, amount: 2, frozen: false, bundleHash: null, transferAmountsFrom: {}, extra_data: { note: 'x' } },
    ...jacket,
  });
  expect([stored.giftCardProducts[0]?.uid, stored.bundles[0]?.uid]).toEqual(['g1', 'b1']);
});

it('the service is asked with all of it, and with no price (CART-74 to CART-91, MONEY-3)', () => {
  const request = buildCheckoutRequest(chosen, around);
  expect(checkoutRequest.parse(request)).toMatchObject({
    ...{ customer_id: 7, country_code: 'fi', language_code: 'en', currency_code: 'eur', pageName: 'cart' },
    products: [{ productId: 1, amount: 2, extra_data: { note: 'x' } }],
    gift_card_products: [{ uid: 'g1', productId: 5, amount: 50, templateId: 3, recipient: 'Aino' }],
    bundles: [{ uid: 'b1', hash: 'h', main_product_id: 2, product_ids: [2, 3], amount: 1 }],
    ...{ discount_codes: ['SYKSY10'], gift_cards: ['CARD-1'], repack: true, pikanouto: true },
    delivery_extra_data: { part_delivery: true },
    ...{ delivery_method: 'postnord', delivery_location: '12', postal_code: '33100' },
    ...{ special_request: 'Ring the bell', klarna_global_checkout_id: 'kg-1', post_delivery: '100018' },
    giftcampaign_data: { code: 'JOULU', campaign: 'joululahja' },
  });
  expect(JSON.stringify(request)).not.toMatch(/price|269\.9|"name"/i);
});
