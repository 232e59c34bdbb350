// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { $cart, $cartCount, $isMiniCartReady, clearCart, closeMiniCart, openMiniCart } from 'mf-shared/stores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectTo, putInCart, renderInShop, TestService } from '../testing/shop.tsx';
import { MiniCart } from './mini-cart.tsx';

let service: TestService;
beforeEach(() => {
  service = new TestService();
});
afterEach(() => {
  act(closeMiniCart);
  cleanup();
  clearCart();
});

describe('the mini-cart', () => {
  it('tells the header that it is there, and when it is not any more', () => {
    const { unmount } = renderInShop(service, <MiniCart />);
    expect($isMiniCartReady.get()).toBe(true);
    unmount();
    expect($isMiniCartReady.get()).toBe(false);
  });

  it('shows rows, the total and the way to free delivery', async () => {
    putInCart(1);
    service.priced = { delivery_thresholds: { delivery_threshold: 300, repack_threshold: 0 } };
    await connectTo(service);
    renderInShop(service, <MiniCart />);
    act(openMiniCart);
    expect(await screen.findByText('Kuura 3L Shell Jacket')).toBeTruthy();
    expect(screen.getByText('Add 30.10 € for free delivery.')).toBeTruthy();
    // The dialog opens a moment after its content is there; before that, roles do not see into it.
    expect(await screen.findByRole('link', { name: 'Go to checkout' })).toBeTruthy();
  });

  it('changes an amount and takes a row out, with a way back', async () => {
    putInCart(1);
    await connectTo(service);
    renderInShop(service, <MiniCart />);
    act(openMiniCart);
    await userEvent.click(await screen.findByRole('button', { name: /^More/ }));
    expect($cartCount.get()).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: /Remove/ }));
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect($cartCount.get()).toBe(2);
  });

  it('validates when it opens on a cart that is not', async () => {
    await connectTo(service);
    putInCart(1);
    renderInShop(service, <MiniCart />);
    act(openMiniCart);
    await waitFor(() => expect($cart.get().status).toBe('VALIDATED'));
  });
});
