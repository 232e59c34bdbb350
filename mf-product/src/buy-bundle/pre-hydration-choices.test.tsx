// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { $cart, $isMiniCartReady, clearCart } from 'mf-shared/stores';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { buildModel, buildVariant } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { BundleBox } from './bundle-box.tsx';

const skis = ['180', '190', '200'].map((size, index) => buildVariant({ id: 11 + index, size }));
const poles = [buildVariant({ id: 21 })];
const part = (id: number, name: string, products: typeof skis) => ({ id, name, manufacturer: 'Suksela', products });
const model = buildModel([{ id: 900 }], {
  ...{ id: 9, name: 'Ski set', is_bundle: true },
  bundle_models: [part(1, 'Skis', skis), part(2, 'Poles', poles)],
});
const box = () => (
  <ShopAround service={new TestService()}>
    <BundleBox data={{ model, stores: [], vatPercent: 25.5, query: '', campaign: null }} onCombine={() => {}} />
  </ShopAround>
);
let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  clearCart();
});

it('keeps a choice that was made before its code came', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(box())}</div>`;
  const field = document.querySelector<HTMLSelectElement>('select[name="size"]');
  if (!field) throw new Error('No size to choose');
  $isMiniCartReady.set(true);
  const begun = field.value;
  field.value = '200';
  expect(begun).not.toBe('200');
  await act(async () => {
    root = hydrateRoot(document.querySelector('#root') as HTMLElement, box());
  });
  expect(document.querySelector<HTMLSelectElement>('select[name="size"]')?.value).toBe('200');
  act(() => document.querySelector<HTMLButtonElement>('button[class*="action"]')?.click());
  expect($cart.get().bundles.map(({ hash }) => hash)).toEqual(['9-13-21']);
});
