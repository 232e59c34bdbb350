// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { $cart, $modal, clearCart, openModal, validateCart } from 'mf-shared/stores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectTo, putInCart, renderInShop, TestService } from '../testing/shop.tsx';
import { AddedToCart } from './added-to-cart.tsx';

let service: TestService;

async function open(row: TestService['rows'][number] = {}) {
  service.rows[1] = row;
  putInCart(1);
  await connectTo(service);
  renderInShop(service, <AddedToCart />);
  openModal('added-to-cart', { productId: 1 });
  return screen.findByRole('dialog', { name: 'Added to your cart' });
}
const more = () => screen.getByRole('button', { name: /^More/ });
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Amount of/ });

beforeEach(() => {
  service = new TestService();
});
afterEach(() => {
  cleanup();
  clearCart();
  $modal.set(null);
});

describe('the added-to-cart dialog (PRODUCT-52 to PRODUCT-56)', () => {
  it('is closed while another modal, or none, is open', async () => {
    putInCart(1);
    renderInShop(service, <AddedToCart />);
    openModal('size-guide');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes an amount from 1 to what the cart line allows', async () => {
    await open({ max_amount: 2 });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Less/ }).disabled).toBe(true);
    await userEvent.click(more());
    expect(amount().value).toBe('2');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^More/ }).disabled).toBe(true);
  });

  it('has no upper limit for a product on order', async () => {
    await open({ max_amount: 1, on_order: true });
    await userEvent.click(more());
    expect(amount().value).toBe('2');
  });

  it('says nothing of changes where there are none (LOOK-46)', async () => {
    await open();
    expect(screen.queryByText('Got it')).toBeNull();
  });

  it('locks a frozen line', async () => {
    await open({ frozen: true });
    expect(amount().disabled).toBe(true);
  });

  it("shows 'Available N pcs' when there are 5 or fewer, and not when there are more", async () => {
    await open({ max_amount: 5 });
    expect(screen.getByText('Available 5 pcs')).toBeTruthy();
    cleanup();
    clearCart();
    await open({ max_amount: 6 });
    expect(screen.queryByText(/Available/)).toBeNull();
    for (let times = 1; times < 6; times += 1) await userEvent.click(more());
    expect(screen.getByText('Available 6 pcs')).toBeTruthy();
  });

  it('applies the amount and validates when it closes, not before', async () => {
    await open();
    const before = service.callsTo('/api/checkout/');
    await userEvent.click(more());
    expect($cart.get().products[0]?.amount).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Continue shopping' }));
    expect($cart.get().products[0]?.amount).toBe(2);
    expect($modal.get()).toBeNull();
    await waitFor(() => expect(service.callsTo('/api/checkout/')).toBe(before + 1));
  });

  it('asks nothing again where it closes with the amount that it opened with (PRODUCT-54)', async () => {
    await open();
    const before = service.callsTo('/api/checkout/');
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('button', { name: /^Less/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue shopping' }));
    expect($modal.get()).toBeNull();
    expect(service.callsTo('/api/checkout/')).toBe(before);
  });

  it('names what sold out between the page and the click', async () => {
    await open();
    service.rows[1] = {
      amount: 0,
      changes: [{ kind: 'removed', message: 'It has sold out.', previous: 1, current: 0 }],
    };
    await validateCart();
    expect(await screen.findByRole('dialog', { name: 'Sold out just now' })).toBeTruthy();
    expect(screen.getByText(/is no longer available and was taken out of the cart/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  });

  it('leads to the checkout', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/en/checkout/');
  });
});
