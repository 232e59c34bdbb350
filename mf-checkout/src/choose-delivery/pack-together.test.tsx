// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CheckoutRequest } from 'mf-shared/contract';
import { answer, answeredRow } from 'mf-shared/rules/cart/cart-examples';
import { $cart, $session, anonymousSession, clearCart } from 'mf-shared/stores';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CheckoutPage } from '../pages/checkout-page.tsx';
import { connectTo, putInCart, renderInShop, TestService } from '../testing/shop.tsx';

let service: TestService;

async function openAs(session: Partial<typeof anonymousSession>): Promise<void> {
  putInCart(1);
  await connectTo(service);
  renderInShop(service, <CheckoutPage />);
  act(() => $session.set({ ...anonymousSession, ...session }));
}
async function ask(number: string): Promise<void> {
  await userEvent.click(await screen.findByText('Pack it with my earlier order'));
  await userEvent.type(screen.getByLabelText('Number of the earlier order'), `${number}{Enter}`);
}

beforeEach(() => {
  service = new TestService();
});
afterEach(() => {
  cleanup();
  clearCart();
  $session.set(anonymousSession);
});

it('is offered to customers only: nobody else has an earlier order here', async () => {
  await openAs({});
  expect(screen.queryByText('Pack it with my earlier order')).toBeNull();
});

it('tells the service the number, says what it is packed with, and can be undone', async () => {
  await openAs({ id: 7, isAuthenticated: true });
  service.answers.set('/api/checkout/', (body) => {
    const { post_delivery = null, products } = body as CheckoutRequest;
    return answer({ post_delivery, products: products.map(({ productId }) => answeredRow({ productId })) });
  });
  await ask('98104');
  expect(await screen.findByText('Packed with order 98104')).toBeTruthy();
  expect(service.calls.at(-1)?.body).toMatchObject({ post_delivery: { order_number: '98104' } });
  await userEvent.click(screen.getByRole('button', { name: /Packed with order 98104/ }));
  expect(await screen.findByText('Pack it with my earlier order')).toBeTruthy();
  expect($cart.get().postDelivery).toBeNull();
});

it('tells a refusal beside the number that was typed (CHECKOUT-24)', async () => {
  const message = 'Order 1 was not found, is packed already or goes to another country.';
  service.priced = { errors: [{ code: 'post_delivery_failed', message, field: 'post_delivery' }] };
  await openAs({ id: 7, isAuthenticated: true });
  await ask('1');
  const field = screen.getByLabelText<HTMLInputElement>('Number of the earlier order');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('1');
});

it('offers to send in parts where the service says so (CHECKOUT-22)', async () => {
  service.priced = { part_delivery: true };
  await openAs({});
  await userEvent.click(screen.getByLabelText(/^Send the order in parts/));
  expect(service.calls.at(-1)?.body).toMatchObject({ delivery_extra_data: { part_delivery: true } });
});
