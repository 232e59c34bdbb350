// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { afterEach, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { emptySelection } from '../choose-variant/selection.ts';
import { GiftBuyBox, type GiftChoice } from './gift-buy-box.tsx';

afterEach(cleanup);

it('what only stores have is sold out as a gift, and what a code buys is not (PRODUCT-44)', () => {
  const model = buildModel([
    { id: 1, size: 'S', number: 1, isBlocked: true },
    { id: 2, size: 'M', inStock: 0 },
    { id: 3, size: 'L', number: 5, isBlocked: true },
    { id: 4, size: 'XL', number: 999 },
  ]);
  const $choice = atom<GiftChoice>({ selection: emptySelection, choose: () => {}, variant: null, extra: null });
  render(
    <ShopAround service={new TestService()}>
      <GiftBuyBox model={model} campaign={{ slug: 'yule', name: 'Yule' }} $choice={$choice} />
    </ShopAround>,
  );
  for (const name of ['S, Out of stock', 'M, Out of stock', /^L/, /^XL/])
    expect(screen.getByRole('radio', { name })).toBeTruthy();
  expect(screen.getAllByRole('radio', { name: /Out of stock|stores/ })).toHaveLength(2);
});
