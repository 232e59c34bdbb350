// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderSummary } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useOwnOrders } from '../lib/use-own-orders.ts';
import { exampleOrder, lineAfterSale, storyEntry } from '../testing/example-order.ts';
import { OrderList } from './order-list.tsx';
import { ViewOrderPage } from './view-order-page.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/en/');
});

function show(answers: Record<string, DoubleAnswer>, children: ReactNode) {
  const service = serviceDouble(answers);
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      {children}
    </PageAt>,
  );
  return service;
}
const plain = (element: Element) => element.textContent?.replace(/\s/g, ' ') ?? '';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const listCall = 'GET /api/customer/orders/';
const orderCall = 'GET /api/customer/orders/100123/';

function summary(own: Partial<OrderSummary> = {}): OrderSummary {
  const { number, placed_at, status, payment_status, payment_due, total, currency, line_count, images } =
    exampleOrder();
  const delivery = { name: 'Posti', location: '', estimate_text: '2–4 working days' };
  return {
    ...{ number, placed_at, status, payment_status, payment_due, total, currency, line_count, images, delivery },
    ...own,
  };
}

const Orders = () => <OrderList orders={useOwnOrders(7)} />;

describe('the history of orders', () => {
  const list = <Orders />;

  it('names each order with its day, its products, its status and its total', async () => {
    show({ [listCall]: { orders: [summary(), summary({ number: '100124', payment_due: '2026-12-06' })] } }, list);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(plain(first as Element)).toMatch(/Order 100123.*20 Nov 2026 · 2 products.*Delivered.*234.90 €/);
    expect(plain(second as Element)).toContain('To be paid by 6 December 2026');
  });

  it('says that there is none yet, and leads to what is new', async () => {
    show({ [listCall]: { orders: [] } }, list);
    expect(await screen.findByText('No orders yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See what is new' }).getAttribute('href')).toBe('/en/newest/');
  });

  it('says that it could not be fetched, and comes when it is asked for again', async () => {
    const service = show({ [listCall]: silence() }, list);
    expect((await screen.findByRole('alert')).textContent).toContain('The orders could not be fetched.');
    service.answers[listCall] = { orders: [summary()] };
    await press('Try again');
    expect(await screen.findByText('Order 100123')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('fetches an order when it is opened, and its row takes the status that a cancellation made', async () => {
    const service = show(
      {
        [listCall]: { orders: [summary({ status: 'processing' })] },
        [orderCall]: exampleOrder({ status: 'processing' }),
        'POST /api/orders/100123/cancel/': {
          ...{ order_number: '100123', step: 'cancelled', status: 'cancelled', message: 'The order is cancelled.' },
        },
      },
      list,
    );
    const row = await screen.findByText('Order 100123');
    expect(service.callsOf(orderCall)).toEqual([]);
    await userEvent.click(row);
    await press('Cancel this order');
    expect(await screen.findByText('The order is cancelled.')).toBeTruthy();
    // Once more for its story.
    expect(service.callsOf(orderCall)).toHaveLength(2);
    expect(screen.getByText('Cancelled')).toBeTruthy();
    expect(screen.queryByText('Processing')).toBeNull();
  });

  it('says so where an order cannot be fetched; the list stays', async () => {
    show({ [listCall]: { orders: [summary()] }, [orderCall]: new ApiFailure(500, 'internal', '') }, list);
    await userEvent.click(await screen.findByText('Order 100123'));
    expect((await screen.findByRole('alert')).textContent).toBe('The orders could not be fetched.');
    expect(screen.getByText('Order 100123')).toBeTruthy();
  });
});

describe('an order that is looked for by its number and email (AFTER-15, AFTER-16)', () => {
  const fetchCall = 'POST /api/orders/fetch/';
  const look = async (number: string, email: string) => {
    await userEvent.type(screen.getByLabelText('Order number', { exact: false }), number);
    await userEvent.type(screen.getByLabelText('Email', { exact: false }), email);
    await press('Show the order');
  };

  it('tells in its story, once, where the goods of an open declaration go (AFTER-20)', async () => {
    const made = {
      ...{ reference: '100123-1', kind: 'withdrawal' as const, declared_at: '2026-11-21T10:00:00.000Z', delivery: 0 },
      ...{ lines: [], refund: 100, fee: 0, way: 'Send it to Havu Returns.' },
    };
    const entry = { kind: 'withdrawal' as const, at: made.declared_at, amount: 100 };
    const order = exampleOrder({
      story: [
        storyEntry({ ...entry, reference: '100123-1' }),
        storyEntry({ ...entry, at: '2026-11-21T11:00:00.000Z', reference: '100123-2' }),
      ],
      after_sale: {
        ...exampleOrder().after_sale,
        withdrawals: [
          { ...made, outcome: null },
          { ...made, reference: '100123-2', outcome: 'revoked' },
        ],
      },
    });
    show({ [fetchCall]: order }, <ViewOrderPage />);
    await look('100123', 'aino@example.fi');
    expect(await screen.findAllByText('Send it to Havu Returns.')).toHaveLength(1);
    const story = screen.getByRole('region', { name: 'What has happened' });
    expect(within(story).getByText('Send it to Havu Returns.').closest('li')?.textContent).toContain('100123-1');
  });

  it('shows what was bought, where it goes, what was paid and how far it is', async () => {
    const gift = exampleOrder({ gift_card_total: 34.9, discount_total: 10 });
    const service = show({ [fetchCall]: gift }, <ViewOrderPage />);
    await look(' 100123 ', 'aino@example.fi');
    const title = await screen.findByRole('heading', { level: 1, name: 'Order 100123' });
    expect(document.activeElement).toBe(title);
    expect(service.calls[0]?.body).toEqual({ order_number: '100123', email: 'aino@example.fi' });
    const lines = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');
    expect(lines.map(plain)).toEqual([
      expect.stringMatching(/Kaamos Kuura jacket.*Spruce, M.*2 ×.*200 €/),
      expect.stringMatching(/Kaamos Routa hat.*1 ×.*30 €/),
    ]);
    const sums = screen
      .getAllByRole('term')
      .map((term) => `${plain(term)}: ${plain(term.nextElementSibling as Element)}`);
    expect(sums).toEqual([
      'Discounts: −10 €',
      'Home delivery: 4.90 €',
      'Total: 234.90 €',
      'of which VAT 25.5 %: 47.73 €',
      'Gift cards: −34.90 €',
      'Paid: 200 €',
      'Payment: Klarna',
    ]);
    expect(screen.getByText(/Satakunnankatu 18/)).toBeTruthy();
  });

  it('shows beside what was paid what it was compared with when it was sold, where that was more (AFTER-103)', async () => {
    const [jacket, hat] = exampleOrder().lines;
    if (!jacket || !hat) throw new Error('the order is another');
    const lines = [
      { ...jacket, reference_price: 129.95 },
      { ...hat, reference_price: 30 },
    ];
    show({ [fetchCall]: exampleOrder({ lines }) }, <ViewOrderPage />);
    await look('100123', 'aino@example.fi');
    await screen.findByRole('heading', { name: 'Order 100123' });
    expect([...document.querySelectorAll('s')].map(plain)).toEqual(['without the offer 259.90 €']);
  });

  it('tells what happened, and what can be done with each product until when, with forms that know it (AFTER-28)', async () => {
    const link = { page: 'return' as const, code: 'AAAA-BBBB-CCCC' };
    const story = [
      storyEntry({ kind: 'ordered', at: '2026-11-20T08:00:00.000Z' }),
      storyEntry({ kind: 'paid', at: '2026-11-20T08:01:00.000Z', amount: 234.9, detail: 'Klarna' }),
      storyEntry({ kind: 'return', at: '2026-11-22T08:00:00.000Z', reference: '100123-1', amount: 30, link }),
    ];
    const [jacket] = exampleOrder().after_sale.lines;
    const lines = [jacket, lineAfterSale(12, 1, { refunded: 1 })].flatMap((line) => line ?? []);
    const pieces_of_lines = [[], [{ where: 'refunded' as const, amount: 1 }]];
    const after_sale = { ...exampleOrder().after_sale, lines, pieces_of_lines };
    show({ [fetchCall]: exampleOrder({ story, after_sale }) }, <ViewOrderPage />);
    await look('100123', 'aino@example.fi');
    const told = await screen.findByRole('region', { name: 'What has happened' });
    await within(told).findByText('Ordered');
    const steps = within(told).getAllByRole('listitem').map(plain);
    expect(steps).toEqual([
      expect.stringMatching(/^Ordered.*20 Nov 2026/),
      expect.stringMatching(/^Paid.*234.90 € with Klarna$/),
      expect.stringMatching(/^Return 100123-1.*30 € comes back.*Details$/),
    ]);
    expect(within(told).getByRole('link').getAttribute('href')).toBe('/en/returns/status/#AAAA-BBBB-CCCC');
    const [first, second] = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');
    const ways = await within(first as HTMLElement).findByRole('link', { name: /Withdraw or return/ });
    expect(plain(ways)).toMatch(/withdraw until 5 December 2026.*return unused until 1 March 2027/);
    expect(ways.getAttribute('href')).toBe('/en/returns/#100123//11');
    const complain = within(first as HTMLElement).getByRole('link', { name: /Complain about a fault/ });
    expect(complain.getAttribute('href')).toBe('/en/reclamation/#100123//11');
    // Goods that came back for money are with the shop.
    expect(within(second as HTMLElement).queryByRole('link', { name: /Complain|Withdraw or return/ })).toBeNull();
    expect(plain(second as Element)).toContain('The return of it has been handled.');
    expect(plain(second as Element)).toContain('Returned: 1');
  });

  it('says in its own words that there is none, keeps what was typed, and asks again', async () => {
    const service = show({}, <ViewOrderPage />);
    await look('100999', 'aino@example.fi');
    const words = 'Order not found. Check the email and the order number.';
    expect((await screen.findAllByText(words, { exact: false })).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Order number', { exact: false }).value).toBe('100999');
    service.answers[fetchCall] = exampleOrder({ number: '100999' });
    await press('Show the order');
    expect(await screen.findByRole('heading', { level: 1, name: 'Order 100999' })).toBeTruthy();
    await press('Look for another order');
    expect(screen.getByRole('heading', { level: 1, name: 'Track an order' })).toBeTruthy();
  });

  it('asks for both fields and an address that is one before it asks the service', async () => {
    const service = show({}, <ViewOrderPage />);
    await press('Show the order');
    expect(screen.getAllByText(/Please fill in this field/).length).toBeGreaterThan(1);
    await look('100123', 'aino');
    expect(screen.getAllByText(/Write an email address/).length).toBeGreaterThan(0);
    expect(service.calls).toEqual([]);
  });

  it('opens by a mailed link, whose key then proves a cancellation', async () => {
    history.replaceState(null, '', '/en/view-order/#100123/secret');
    const cancel = 'POST /api/orders/100123/cancel/';
    const answer = { order_number: '100123', step: 'cancelled', status: 'cancelled', message: 'It is cancelled.' };
    const service = show(
      { 'GET /api/orders/100123/': exampleOrder({ status: 'processing' }), [cancel]: answer },
      <ViewOrderPage />,
    );
    await screen.findByRole('heading', { level: 1, name: 'Order 100123' });
    expect(service.calls[0]).toEqual({ call: 'GET /api/orders/100123/', query: { key: 'secret' } });
    await press('Cancel this order');
    expect(service.callsOf(cancel)[0]?.body).toEqual({ key: 'secret', reason: '' });
    expect(await screen.findByText('It is cancelled.')).toBeTruthy();
  });

  it('offers the form where the link leads to no order', async () => {
    history.replaceState(null, '', '/en/view-order/#100123/wrong');
    show({}, <ViewOrderPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('The link leads to no order.');
    expect(screen.getByRole('button', { name: 'Show the order' })).toBeTruthy();
  });
});
