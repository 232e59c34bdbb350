// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Variant } from 'mf-shared/contract';
import { $cart, $isMiniCartReady, clearCart, closeMiniCart } from 'mf-shared/stores';
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildModel, buildVariant } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { BundleOffers } from './bundle-offers.tsx';
import type { OfferedBundle } from './offered-bundle.ts';

const jacket = buildModel([{ id: 11 }]);
const offer = (products: Variant[]): OfferedBundle => ({
  ...{ id: 5, name: 'Jacket and hat', description: '', prices: jacket.prices },
  secondary_product_models: [
    { id: 2, name: 'Hat', manufacturer: 'Kaamos', image: '/media/hat', model_url: '/kaamos/hats/hat/', products },
  ],
});

function show(products: Variant[], model = jacket, chosen: Variant | null = null) {
  render(
    <ShopAround service={new TestService()}>
      <BundleOffers model={model} bundles={[offer(products)]} $variant={atom(chosen)} />
    </ShopAround>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Buy together' }));
}

beforeEach(() => $isMiniCartReady.set(true));
afterEach(() => {
  cleanup();
  clearCart();
  closeMiniCart();
});

it('a bundle of products without variants is added at once, by its main and its other products and a uid in seconds (BUNDLE-11, BUNDLE-12)', async () => {
  const before = Math.floor(Date.now() / 1000);
  await show([buildVariant({ id: 21 })]);
  expect(screen.queryByRole('dialog')).toBeNull();
  const [row, ...others] = $cart.get().bundles;
  expect(others).toEqual([]);
  expect(row).toMatchObject({ main_product_id: 11, product_ids: [21], amount: 1, name: 'Jacket and hat' });
  expect(Number(row?.uid)).toBeGreaterThanOrEqual(before);
  expect(Number(row?.uid)).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000));
});

it('one with something to choose asks first, and is then added in the same way (BUNDLE-11, BUNDLE-12)', async () => {
  await show([buildVariant({ id: 21, size: 'S' }), buildVariant({ id: 22, size: 'M' })]);
  expect($cart.get().bundles).toEqual([]);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Size' }), 'M');
  await userEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
  expect($cart.get().bundles).toMatchObject([{ main_product_id: 11, product_ids: [22] }]);
});

it('a part that only stores have is not called out of stock, unless another one is (AVAIL-10)', async () => {
  const stocks = { '3': 1 };
  const inStores = buildVariant({ id: 21, size: 'S', number: 2, isBlocked: true, stocks });
  await show([inStores, buildVariant({ id: 22, size: 'M', inStock: 0 })], buildModel([{ id: 11, stocks }]));
  const dialog = within(await screen.findByRole('dialog'));
  const names = dialog.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['S, in stores only', 'M, sold out']);
  const button = dialog.getAllByRole('button').at(-1) as HTMLButtonElement;
  expect([button.textContent, button.disabled]).toEqual(['In stores only', true]);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Size' }), 'M');
  expect([button.textContent, button.disabled]).toEqual(['Out of stock', true]);
});

it('begins with the first variant of each product, and with the chosen one of the page’s own (BUNDLE-10)', async () => {
  const sized = buildModel([
    { id: 11, size: 'S' },
    { id: 12, size: 'M' },
  ]);
  const hats = [buildVariant({ id: 21, size: 'One' }), buildVariant({ id: 22, size: 'Two' })];
  const [first, second] = sized.products;
  for (const [chosen, bought] of [
    [null, first],
    [second, second],
  ] as const) {
    await show(hats, sized, chosen ?? null);
    await userEvent.click(
      within(await screen.findByRole('dialog'))
        .getAllByRole('button')
        .at(-1) as HTMLElement,
    );
    expect($cart.get().bundles).toMatchObject([{ main_product_id: bought?.id, product_ids: [21] }]);
    cleanup();
    clearCart();
  }
});
