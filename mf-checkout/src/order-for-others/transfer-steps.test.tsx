// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiFailure } from 'mf-shared/http';
import {
  $cart,
  $session,
  $toasts,
  anonymousSession,
  clearCart,
  setTransferPicks,
  startTransfer,
} from 'mf-shared/stores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CheckoutPage } from '../pages/checkout-page.tsx';
import { connectTo, putInCart, renderInShop, TestService } from '../testing/shop.tsx';

const path = '/api/staff/transfer-requests/';
let service: TestService;

async function open(from: number[]) {
  service.priced = { transfer_request_from: from };
  putInCart(1, 3, 'Flask');
  startTransfer(2, from);
  await connectTo(service);
  $session.set({ ...anonymousSession, id: 1, isAuthenticated: true, isStaffUser: true });
  renderInShop(service, <CheckoutPage />);
  return screen.findByRole('button', { name: 'Send the transfer request' });
}

beforeEach(() => {
  service = new TestService();
  service.answers.set('/api/resources/', () => ({ stores: [{ id: 20, name: 'Keskusvarasto' }] }));
  service.answers.set(path, () => ({ id: 7 }));
});
afterEach(() => {
  cleanup();
  clearCart();
  $session.set(anonymousSession);
});

describe('a transfer request (CHECKOUT-73 to CHECKOUT-75)', () => {
  it('from one warehouse takes all from there, and the cart is empty afterwards', async () => {
    await userEvent.click(await open([20]));
    const sent = service.calls.find((call) => call.path === path)?.body;
    expect(sent).toMatchObject({ to: 2, from: [20], rows: [{ productId: 1, amount: 3, picks: {} }] });
    await waitFor(() => expect($cart.get()).toMatchObject({ products: [], transferRequestFrom: null }));
    expect($toasts.get().map(({ message }) => message)).toContain('Transfer request 7 was sent.');
  });

  it('from several says in Finnish which row is short, until the picked total covers it (CART-24)', async () => {
    const send = await open([20, 1]);
    await userEvent.click(send);
    const short = 'Valitse tarpeeksi tuotteita keräilyvarastoista riville Kuura 3L Shell Jacket.';
    expect(screen.getByText(short)).toBeTruthy();
    expect(service.callsTo(path)).toBe(0);
    setTransferPicks(1, { 20: 2, 1: 1 });
    await waitFor(() => expect(screen.queryByText(short)).toBeNull());
    await userEvent.click(send);
    await waitFor(() => expect(service.callsTo(path)).toBe(1));
  });

  it('tells what the service has against it and keeps the cart', async () => {
    service.answers.set(path, () => Promise.reject(new ApiFailure(409, 'transfer_shelf', 'Only 1 free pcs.')));
    await userEvent.click(await open([20]));
    expect(await screen.findByText('Only 1 free pcs.')).toBeTruthy();
    expect($cart.get().products).toHaveLength(1);
  });

  it('is nobody else’s: customers see the usual checkout', async () => {
    service.priced = {};
    putInCart(1);
    startTransfer(2, [20]);
    await connectTo(service);
    renderInShop(service, <CheckoutPage />);
    expect(await screen.findByRole('button', { name: 'Go to payment' })).toBeTruthy();
  });
});
