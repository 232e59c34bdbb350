// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ShopEvent, track } from './analytics.ts';
import { $consent, answerConsent, noConsent } from './consent.ts';

const added: ShopEvent = {
  ...{ name: 'add-to-cart', kind: 'product', productId: 7, others: [], modelId: 3 },
  ...{ customerId: 9, cartUrl: '/checkout/' },
};
const heard = () => globalThis.dataLayer?.map(({ event }) => event);

beforeEach(() => {
  globalThis.dataLayer = [];
});
afterEach(() => {
  $consent.set(noConsent);
  globalThis.dataLayer = undefined;
});

describe('analytics (CONF-85 to CONF-92, PRODUCT-99 to PRODUCT-102)', () => {
  it('tells nobody of anything before the visitor agrees', () => {
    track(added);
    track({ name: 'page', page: 'front' });
    expect(heard()).toEqual([]);
  });

  it('tells no more than what was agreed to', () => {
    $consent.set({ ...noConsent, functional: true });
    track(added);
    expect(heard()).toEqual([]);
    $consent.set({ ...noConsent, statistics: true });
    track(added);
    expect(heard()).toEqual(['add_to_cart']);
  });

  it('gives a customer’s id to nobody but who was agreed to, with all that basket-add tells (PRODUCT-99)', () => {
    $consent.set({ ...noConsent, statistics: true });
    track(added);
    expect(JSON.stringify(globalThis.dataLayer)).not.toContain('customer');
    $consent.set({ ...noConsent, marketing: true });
    track(added);
    expect(globalThis.dataLayer?.slice(1)).toEqual([
      { event: 'basket-add', type: 'basket-add', product_id: 7, customer_id: 9, cart_url: '/checkout/' },
      { event: 'AddToCart', content_ids: [7] },
    ]);
  });

  it('tracks nothing where there is no tag manager', () => {
    globalThis.dataLayer = undefined;
    answerConsent({ functional: true, statistics: true, marketing: true });
    expect(() => track(added)).not.toThrow();
    expect(globalThis.dataLayer).toBeUndefined();
  });

  it('tells all parts of a bundle', () => {
    answerConsent({ statistics: true, marketing: true });
    track({ ...added, kind: 'bundle', others: [8, 9] });
    expect(globalThis.dataLayer).toMatchObject([
      { event: 'add_to_cart', kind: 'bundle', product_id: 7, product_ids: [7, 8, 9] },
      { event: 'basket-add', product_id: 7 },
      { event: 'AddToCart', content_ids: [7, 8, 9] },
    ]);
  });

  it('tells the step of the cart and of the payment', () => {
    $consent.set({ ...noConsent, statistics: true });
    track({ name: 'page', page: 'cart', step: 1 });
    expect(globalThis.dataLayer).toEqual([{ event: 'shop_page', page: 'cart', step: 1, product_ids: undefined }]);
  });
});
