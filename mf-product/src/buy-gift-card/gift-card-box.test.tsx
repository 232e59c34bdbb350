// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { $cart, $isMiniCartReady, $miniCart, clearCart, closeMiniCart } from 'mf-shared/stores';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { recordTracking } from '../../testing/record-tracking.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { GiftCardBox } from './gift-card-box.tsx';

const templates = [
  { id: 1, name: 'Spruces', image: '/media/products/gift-card/1' },
  { id: 2, name: 'Bog', image: '/media/products/gift-card/2' },
];
const show = (id: number) =>
  render(
    <ShopAround service={new TestService()}>
      <GiftCardBox model={buildModel([{ id: id * 100 }], { id, name: 'Gift card', gift_card_templates: templates })} />
    </ShopAround>,
  );
const amount = () => screen.getByRole('spinbutton', { name: /Amount/ });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' });

beforeEach(() => $isMiniCartReady.set(true));
afterEach(() => {
  cleanup();
  clearCart();
  closeMiniCart();
});

it('puts the card with its picture, amount and recipient into the cart and shows the cart', async () => {
  show(2427);
  await userEvent.click(screen.getByRole('radio', { name: 'Bog' }));
  await userEvent.clear(amount());
  await userEvent.type(amount(), '120');
  await userEvent.type(screen.getByRole('textbox', { name: /Recipient/ }), ' Aino ');
  await userEvent.click(button());
  expect($cart.get().giftCardProducts).toMatchObject([
    { productId: 242_700, amount: 120, templateId: 2, recipient: 'Aino', image: '/media/products/gift-card/2' },
  ]);
  expect($miniCart.get().isOpen).toBe(true);
});

it('tells of the card, and neither of its amount nor of whom it is for', async () => {
  const heard = recordTracking();
  show(2427);
  await userEvent.type(screen.getByRole('textbox', { name: /Recipient/ }), 'Aino');
  await userEvent.click(button());
  expect(heard[0]).toEqual({
    ...{ event: 'add_to_cart', kind: 'gift-card', model_id: 2427 },
    ...{ product_id: 242_700, product_ids: [242_700] },
  });
  expect(JSON.stringify(heard)).not.toContain('Aino');
});

it('begins at 50 € and asks no recipient for the plain card', () => {
  show(1412);
  expect(amount()).toHaveProperty('value', '50');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('cannot be bought for nothing (GIFT-2)', async () => {
  show(1412);
  await userEvent.clear(amount());
  await userEvent.type(amount(), '0');
  expect(button().disabled).toBe(true);
});
