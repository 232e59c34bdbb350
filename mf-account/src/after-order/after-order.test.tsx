// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Order, WithdrawOrderResponse } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $cart, clearCart } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleOrder, lineAfterSale } from '../testing/example-order.ts';
import { AfterOrder } from './after-order.tsx';
import type { OrderProof } from './order-proof.ts';

afterEach(cleanup);
beforeEach(() => {
  clearCart();
  history.replaceState(null, '', '/en/view-order/');
});

const onChange = vi.fn();

function show(order: Order, answers: Record<string, DoubleAnswer> = {}, proof: OrderProof = {}) {
  onChange.mockReset();
  const service = serviceDouble(answers);
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <AfterOrder order={order} proof={proof} onChange={onChange} />
    </PageAt>,
  );
  return service;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const buttonNames = () => screen.queryAllByRole('button', { hidden: true }).map((button) => button.textContent);
const cancelCall = 'POST /api/orders/100123/cancel/';
const withdrawCall = 'POST /api/orders/100123/withdraw/';

describe('cancelling an order', () => {
  const waiting = exampleOrder({ status: 'processing' });

  it('is offered before the order has left, and not afterwards', () => {
    show(waiting);
    expect(screen.getByText('Cancel the order')).toBeTruthy();
    cleanup();
    show(exampleOrder({ status: 'shipped' }));
    expect(screen.queryByText('Cancel the order')).toBeNull();
  });

  it('sends the reason, tells what the service says, and hands on the new status', async () => {
    const message = 'We stop the order.';
    const service = show(waiting, {
      [cancelCall]: { order_number: '100123', step: 'cancelled', status: 'manual_cancellation', message },
    });
    await userEvent.type(screen.getByLabelText('Reason', { exact: false }), '  Wrong size ');
    await press('Cancel this order');
    expect(service.calls).toEqual([{ call: cancelCall, body: { reason: 'Wrong size' } }]);
    expect(screen.getByText(message)).toBeTruthy();
    expect(onChange.mock.calls).toEqual([[{ status: 'manual_cancellation' }]]);
    expect(buttonNames()).not.toContain('Cancel this order');
  });

  it('by number and email alone mails a link instead, and changes nothing yet', async () => {
    const message = 'We sent a link to the address of the order.';
    const service = show(
      waiting,
      { [cancelCall]: { order_number: '100123', step: 'mailed', status: 'processing', message } },
      { email: 'aino@example.fi' },
    );
    expect(screen.queryByLabelText('Reason', { exact: false })).toBeNull();
    await press('Mail me the link');
    expect(service.calls[0]?.body).toEqual({ email: 'aino@example.fi', reason: '' });
    expect(screen.getByText(message)).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps the reason and the button where the service does not answer, and tells its words where it refuses', async () => {
    const service = show(waiting, { [cancelCall]: silence() });
    await userEvent.type(screen.getByLabelText('Reason', { exact: false }), 'Late');
    await press('Cancel this order');
    expect(screen.getByRole('alert').textContent).toContain('The service does not answer right now.');
    service.answers[cancelCall] = new ApiFailure(409, 'order_has_left', 'The order has left already.');
    await press('Cancel this order');
    expect(screen.getByRole('alert').textContent).toContain('The order has left already.');
    service.answers[cancelCall] = new ApiFailure(500, 'internal', 'select failed');
    await press('Cancel this order');
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason', { exact: false }).value).toBe('Late');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('withdrawing from an order (AFTER-22)', () => {
  const confirm: WithdrawOrderResponse = {
    order_number: '100123',
    step: 'confirm',
    confirmation: 'c-1',
    kind: 'withdrawal',
    lines: [{ productId: 11, name: 'Kaamos Kuura jacket', amount: 1 }],
    refund: 104.9,
    delivery: 4.9,
    can_be_gift_card: false,
    fee: 0,
    country: 'fi',
    ways: [],
    currency: 'eur',
    declared_at: null,
    deadlines: 'Send it by 20 December 2026.',
    way: 'Send it to Havu Returns.',
    message: 'You pay the postage.',
    code: null,
    order: null,
  };
  const changed = { status: 'delivered' as const, after_sale: exampleOrder().after_sale };
  const declared: WithdrawOrderResponse = {
    ...confirm,
    step: 'declared',
    confirmation: null,
    declared_at: '2026-11-22T10:00:00.000Z',
    message: 'We sent a confirmation by mail.',
    order: changed,
  };

  it('asks for at least one product before it asks the service', async () => {
    const service = show(exampleOrder());
    await press('Continue');
    expect(screen.getByText('Choose at least one product.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /Routa hat/ }));
    expect(screen.queryByText('Choose at least one product.')).toBeNull();
    expect(service.calls).toEqual([]);
  });

  it('tells in a second step what goes back and what it brings, and declares the same lines', async () => {
    const service = show(
      exampleOrder(),
      { [withdrawCall]: (body) => ((body as { confirmation?: string }).confirmation ? declared : confirm) },
      { key: 'k' },
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /Kuura jacket, Spruce, M/ }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Amount' }), '1');
    await press('Continue');
    const title = screen.getByRole('heading', { name: 'Check your withdrawal from order 100123' });
    expect(document.activeElement).toBe(title);
    for (const words of ['1 × Kaamos Kuura jacket', 'Send it to Havu Returns.', 'You pay the postage.'])
      expect(screen.getByText(words)).toBeTruthy();
    const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(sums).toEqual(['104.90 €', '4.90 €']);
    await press('Confirm the withdrawal');
    expect(service.callsOf(withdrawCall).map(({ body }) => body)).toEqual([
      { key: 'k', lines: [{ productId: 11, amount: 1 }], confirmation: undefined },
      { key: 'k', lines: [{ productId: 11, amount: 1 }], confirmation: 'c-1' },
    ]);
    expect(screen.getByText('We have received your withdrawal.')).toBeTruthy();
    expect(screen.getByText('We sent a confirmation by mail.')).toBeTruthy();
    expect(onChange.mock.calls).toEqual([[changed]]);
  });

  it('goes back to the choice, and declares nothing', async () => {
    const service = show(exampleOrder(), { [withdrawCall]: confirm });
    await userEvent.click(screen.getByRole('checkbox', { name: /Kuura jacket/ }));
    await press('Continue');
    await press('Change the choice');
    expect(screen.getByRole('group', { name: 'What do you withdraw?' })).toBeTruthy();
    expect(service.calls).toHaveLength(1);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps the second step where the service is silent, so that it can be confirmed again', async () => {
    const service = show(exampleOrder(), { [withdrawCall]: confirm });
    await userEvent.click(screen.getByRole('checkbox', { name: /Kuura jacket/ }));
    await press('Continue');
    service.answers[withdrawCall] = silence();
    await press('Confirm the withdrawal');
    expect(screen.getByRole('alert').textContent).toContain('The service does not answer right now.');
    service.answers[withdrawCall] = declared;
    await press('Confirm the withdrawal');
    expect(screen.getByText('We have received your withdrawal.')).toBeTruthy();
  });

  it('tells the times where both rights are over, and offers only what is not declared already', () => {
    const { after_sale } = exampleOrder();
    show(exampleOrder({ after_sale: { ...after_sale, kind: null, deadlines: 'The time is over.' } }));
    expect(screen.getByText('The time is over.')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    cleanup();
    const lines = [lineAfterSale(11, 2, { declared: 2 }), lineAfterSale(12, 1)];
    show(exampleOrder({ after_sale: { ...after_sale, kind: 'withdrawal', lines } }));
    const choice = screen.getByRole('group', { name: 'What do you withdraw?' });
    expect(within(choice).getAllByRole('checkbox')).toHaveLength(1);
  });

  it('leads to the page of returns, which asks for reasons, once the time of the law is over (AFTER-24, AFTER-38)', () => {
    const { after_sale } = exampleOrder();
    show(exampleOrder({ status: 'delivered', after_sale: { ...after_sale, kind: 'return' } }));
    expect(screen.getByRole('link', { name: 'Return products' }).getAttribute('href')).toBe('/en/returns/#100123/');
    expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
  });
});

describe('ordering again', () => {
  it('puts the goods into the cart and leads to the checkout', async () => {
    show(exampleOrder());
    await press('Order again');
    expect($cart.get().products.map(({ productId, amount }) => [productId, amount])).toEqual([
      [11, 2],
      [12, 1],
    ]);
    expect(location.pathname).toBe('/en/checkout/');
  });

  it('is not offered for an order that is not paid, nor for one of gift cards alone', () => {
    show(exampleOrder({ status: 'pending_payment' }));
    expect(buttonNames()).not.toContain('Order again');
    cleanup();
    show(exampleOrder({ lines: exampleOrder().lines.map((line) => ({ ...line, path: '' })) }));
    expect(buttonNames()).not.toContain('Order again');
  });
});
