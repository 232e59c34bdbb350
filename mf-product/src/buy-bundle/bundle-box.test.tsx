// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { $cart, $isMiniCartReady, $miniCart, clearCart, closeMiniCart } from 'mf-shared/stores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildModel, buildVariant } from '../../testing/build-model.ts';
import { recordTracking } from '../../testing/record-tracking.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { variantAvailability } from '../choose-variant/orderable.ts';
import { BundleBox } from './bundle-box.tsx';

const skis = [buildVariant({ id: 11, size: '190' }), buildVariant({ id: 12, size: '200', inStock: 0 })];
const poles = [buildVariant({ id: 21, inStock: 2, number: 9, stocks: { '20': 1 } })];
const part = (id: number, name: string, products: typeof skis) => ({ id, name, manufacturer: 'Suksela', products });
const bundle = buildModel([{ id: 900 }], {
  id: 9,
  name: 'Ski set',
  rating: 9,
  rating_count: 6,
  is_bundle: true,
  bundle_models: [part(1, 'Skis', skis), part(2, 'Poles', poles)],
});
const onCombine = vi.fn();
let limits: PromiseWithResolvers<unknown>;
const button = () =>
  screen.getAllByRole<HTMLButtonElement>('button', { name: /Add to cart|Out of stock|In stores only|Select/ })[0];

const show = (model: typeof bundle) => {
  const data = { model, stores: [], vatPercent: 25.5, query: '', campaign: null };
  const service = new TestService();
  limits = Promise.withResolvers();
  service.answers.set('/api/product/extra/', () => limits.promise);
  render(
    <ShopAround service={service}>
      <BundleBox data={data} onCombine={onCombine} />
    </ShopAround>,
  );
};
beforeEach(() => {
  $isMiniCartReady.set(true);
  show(bundle);
});
afterEach(() => {
  cleanup();
  clearCart();
  closeMiniCart();
});

describe('a model that is a bundle (BUNDLE-1 to BUNDLE-6)', () => {
  it('asks per model what there is to choose, the first orderable one preselected', () => {
    expect(screen.getByRole('combobox', { name: 'Size' })).toHaveProperty('value', '190');
    expect(screen.getByRole('group', { name: 'Poles' }).querySelector('select')).toBeNull();
  });

  it('tells the page its parts as one: the scarcest, the slowest, only stores that hold all', () => {
    expect(onCombine).toHaveBeenLastCalledWith(
      expect.objectContaining({
        shipping_time: expect.objectContaining({ number: 9 }),
        stock_data: expect.objectContaining({ in_stock: 2, detailed_stocks: {} }),
      }),
    );
  });

  it('has its stars in the header, and they lead to the reviews (PRODUCT-12)', async () => {
    const tab = document.createElement('button');
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', 'reviews');
    const onPress = vi.fn();
    tab.addEventListener('click', onPress);
    document.body.append(tab);
    await userEvent.click(screen.getByRole('link', { name: /6 reviews/ }));
    expect(onPress).toHaveBeenCalledOnce();
    tab.remove();
  });

  it('tells limits of delivery, and of a country that it is not shipped to why (PRODUCT-75, PRODUCT-76)', async () => {
    const limitation = { isDeliveryCountryBlocked: true, blockInfoText: 'Too long to fly.', extra_data_overrides: {} };
    limits.resolve({ delivery_method_limit: limitation });
    expect(await screen.findByText('This product is not shipped to Finland. Too long to fly.')).toBeTruthy();
    expect(button()?.disabled).toBe(true);
  });

  it('comes when its slowest part does, with the days of the delivery country (BUNDLE-5, AVAIL-15)', async () => {
    expect(screen.getByText('Delivered in 1–3 days')).toBeTruthy();
    const days = {
      11: { shipping_time_string: '2–5 business days' },
      21: { shipping_time_string: '7–13 business days' },
    };
    limits.resolve({ delivery_method_limit: { isDeliveryCountryBlocked: false, extra_data_overrides: days } });
    expect(await screen.findByText('Delivery: 7–13 business days')).toBeTruthy();
    expect(screen.queryByText(/^Delivered in/)).toBeNull();
  });

  it('adds the bundle by its combined id, and raises the same one', async () => {
    await userEvent.click(button() as HTMLElement);
    await userEvent.click(button() as HTMLElement);
    expect($cart.get().bundles).toMatchObject([
      { hash: '9-11-21', main_product_id: 900, product_ids: [11, 21], amount: 2, name: 'Ski set' },
    ]);
    expect(Number($cart.get().bundles[0]?.uid)).toBeLessThan(Date.now() / 100);
    expect($miniCart.get().isOpen).toBe(true);
  });

  it('tells of the bundle and all its parts (PRODUCT-99 to PRODUCT-101)', async () => {
    const heard = recordTracking();
    await userEvent.click(button() as HTMLElement);
    expect(heard).toMatchObject([
      { event: 'add_to_cart', kind: 'bundle', model_id: 9, product_id: 900, product_ids: [900, 11, 21] },
      { event: 'basket-add', product_id: 900 },
      { event: 'AddToCart', content_ids: [900, 11, 21] },
    ]);
  });

  it('is out of stock when one part is: in stock needs all', async () => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '200');
    expect([button()?.textContent, button()?.disabled]).toEqual(['Out of stock', true]);
  });

  const here = { '3': 1 };
  it.each([
    ['In stores only', 'stores-only', { number: 1, isBlocked: true, stocks: here }, { number: 9, stocks: here }],
    ['Out of stock', 'sold-out', { number: 999 }, { number: 5, isBlocked: true }],
    ['Out of stock', 'sold-out', { number: 1, isBlocked: true }, { inStock: 0 }],
    ['Out of stock', 'sold-out', { number: 1, isBlocked: true, stocks: here }, { number: 9, stocks: { '4': 1 } }],
    ['Out of stock', 'sold-out', { number: 1, isBlocked: true, stocks: here }, { inStock: 0, isOnOrder: true }],
    ['Add to cart', 'in-stock', { number: 5, isBlocked: true }, { number: 1 }],
  ])('says "%s" as its parts do, and so does the page (AVAIL-10)', (words, availability, one, other) => {
    cleanup();
    const parts = [
      part(1, 'Skis', [buildVariant({ id: 11, ...one })]),
      part(2, 'Poles', [buildVariant({ id: 21, ...other })]),
    ];
    show({ ...bundle, bundle_models: parts });
    expect([button()?.textContent, button()?.disabled]).toEqual([words, words !== 'Add to cart']);
    const told = onCombine.mock.lastCall?.[0];
    expect(variantAvailability(told, { on_order: false })).toBe(availability);
  });

  it('is ordered where a part is in stock and the other on order', () => {
    cleanup();
    const ordered = { ...buildVariant({ id: 21, inStock: 0 }), on_order: true };
    show({
      ...bundle,
      bundle_models: [part(1, 'Skis', [buildVariant({ id: 11 })]), part(2, 'Poles', [ordered])],
    });
    expect([button()?.textContent, button()?.disabled]).toEqual(['Add to cart', false]);
    expect(variantAvailability(onCombine.mock.lastCall?.[0], { on_order: false })).toBe('on-order');
  });

  it('says what it costs bought separately', () => {
    expect(screen.getByText('Bought separately 200 €')).toBeTruthy();
  });
});
