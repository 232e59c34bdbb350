// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CheckoutResponse, PaymentMethod, PlaceOrderResponse } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import type { PageConfig } from 'mf-shared/router';
import { $cart, clearCart, emptyCheckoutForm } from 'mf-shared/stores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectTo, putInCart, renderInShop, TestService } from '../testing/shop.tsx';
import { endAttempt } from './order-attempt.ts';
import { Pay } from './pay.tsx';

const placed: PlaceOrderResponse = {
  order_number: 'S1001',
  order_key: 'key',
  total: 269.9,
  currency: 'eur',
  payment: { kind: 'none', payment_id: 'p1' },
  result_path: '/order/payment_ok/S1001/key/',
};
const orders = '/api/orders/';
let service: TestService;
const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});

async function open(config: Partial<PageConfig> = {}, processor: PaymentMethod['processor'] = 'invoice') {
  putInCart(1);
  service.priced = {
    ...service.priced,
    payment_methods: [{ slug: processor, name: 'Invoice', description: '', processor }],
    paypal_checkout: true,
  };
  await connectTo(service);
  renderInShop(service, <Pay cart={$cart.get()} form={emptyCheckoutForm} />, config);
}
const button = () => screen.getByRole('button', { name: 'Order with obligation to pay' });
const accept = () => userEvent.click(screen.getByRole('checkbox'));
const keys = () => service.calls.filter(({ path }) => path === orders).map(({ headers }) => headers);

beforeEach(() => {
  service = new TestService();
  service.answers.set(orders, () => placed);
  assign.mockClear();
  endAttempt();
});
afterEach(() => {
  cleanup();
  clearCart();
});

const refused = { slug: 'invoice', name: 'Invoice', message: 'On an invoice at most 500 € of gift cards.' };

describe('an invoice that does not take so many gift cards (decision 38)', () => {
  async function refuseInvoice(payment_methods: CheckoutResponse['payment_methods']) {
    putInCart(1);
    service.priced = { ...service.priced, payment_methods, refused_payments: [refused] };
    await connectTo(service);
    renderInShop(service, <Pay cart={$cart.get()} form={emptyCheckoutForm} />);
  }

  it('stands among the means of payment with its reason, and cannot be chosen', async () => {
    await refuseInvoice([{ slug: 'giftcard', name: 'Gift card', description: '', processor: 'giftcard' }]);
    const invoice = screen.getByRole<HTMLInputElement>('radio', { name: /Invoice/ });
    expect([invoice.disabled, invoice.checked]).toEqual([true, false]);
    expect(screen.getByText(refused.message)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Gift card/ }).checked).toBe(true);
  });

  it('is told as the reason where there is no other means', async () => {
    await refuseInvoice([]);
    expect(screen.getByText(refused.message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Order with obligation to pay' })).toBeNull();
  });
});

describe('placing the order', () => {
  it('wants the terms accepted first', async () => {
    await open();
    await userEvent.click(button());
    expect(screen.getByText('Accept the terms before you pay.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(service.callsTo(orders)).toBe(0);
  });

  it('sends what was seen as the total, and goes to the result', async () => {
    await open();
    await accept();
    await userEvent.click(button());
    expect(service.calls.at(-1)?.body).toMatchObject({
      expected_total: 269.9,
      expected_payable: 269.9,
      accept_terms: true,
    });
    expect(assign).toHaveBeenCalledWith('/en/order/payment_ok/S1001/key/');
  });

  it('is done once by a double click', async () => {
    await open();
    await accept();
    await userEvent.dblClick(button());
    expect(service.callsTo(orders)).toBe(1);
  });

  it('uses the same key again when no answer came', async () => {
    service.answers.set(orders, () => Promise.reject(new ApiFailure(0, 'no_answer', '')));
    await open();
    await accept();
    await userEvent.click(button());
    expect(await screen.findByText(/the order is placed only once/)).toBeTruthy();
    service.answers.set(orders, () => placed);
    await userEvent.click(button());
    expect(keys()[0]).toEqual(keys()[1]);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('names a total that changed and does not pay it', async () => {
    await open();
    service.answers.set(orders, () => Promise.reject(new ApiFailure(409, 'total_changed', '')));
    service.priced = { ...service.priced, delivery_cost: 10, total_price: 279.9 };
    await accept();
    await userEvent.click(button());
    const words = 'The total changed: it was 269.90 € and is now 279.90 €. Check the order, then pay.';
    await waitFor(() => expect(screen.getByText(words)).toBeTruthy());
    expect(assign).not.toHaveBeenCalled();
  });

  it('names amount and currency that are charged where the page shows another one (MONEY-5)', async () => {
    const pounds = { currencyCode: 'gbp', currencyFormat: '£{price}', currencyRate: 0.87 };
    await open(pounds, 'paypal');
    expect(await screen.findByRole('button', { name: 'Order and pay €269.90' })).toBeTruthy();
    const note = 'You pay €269.90. Amounts in GBP are converted for information only.';
    expect(screen.getByText(note)).toBeTruthy();
    cleanup();
    clearCart();
    await open({}, 'paypal');
    expect(await screen.findByRole('button', { name: /^Order and pay 269\.90\s€$/ })).toBeTruthy();
    expect(screen.queryByText(/converted/)).toBeNull();
  });

  it('tells why the service refused, in its words', async () => {
    service.answers.set(orders, () => Promise.reject(new ApiFailure(400, 'invalid_form', 'The form has mistakes.')));
    await open();
    await accept();
    await userEvent.click(button());
    expect(await screen.findByText(/The form has mistakes\. Nothing was charged\./)).toBeTruthy();
  });
});
