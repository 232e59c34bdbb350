// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderChoices, StaffOrderRow, StaffReview, StaffTransfer } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleOrder } from '../testing/example-order.ts';
import { OrdersScreen } from './orders/orders-screen.tsx';
import { ReviewsScreen } from './reviews/reviews-screen.tsx';
import { TransfersScreen } from './transfers/transfers-screen.tsx';

afterEach(cleanup);
beforeEach(() => $toasts.set([]));

function show(address: string, answers: Record<string, DoubleAnswer>, children: ReactNode) {
  history.replaceState(null, '', address);
  const service = serviceDouble(answers);
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      {children}
    </PageAt>,
  );
  return service;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const toasts = () => $toasts.get().map(({ kind, message }) => `${kind}: ${message}`);

it('a room that lacks the second factor leads to where it is set up (STAFF-21)', async () => {
  const failure = new ApiFailure(403, 'second_factor_needed', 'Staff rooms open only with two-step sign-in.');
  show('/en/staff/orders/', { 'GET /api/staff/orders/': failure }, <OrdersScreen />);
  expect(await screen.findByText('Staff rooms open only with two-step sign-in.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set it up' }).getAttribute('href')).toBe('/en/accounts/#two-step');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

describe('the staff’s list of orders', () => {
  const call = 'GET /api/staff/orders/';
  const { images: _, ...facts } = exampleOrder();
  const row: StaffOrderRow = {
    ...{ number: facts.number, placed_at: facts.placed_at, status: 'processing', payment_status: 'captured' },
    ...{ payment_due: '2026-12-06', total: 234.9, currency: 'eur', line_count: 2 },
    ...{ name: 'Aino Lehtonen', email: 'aino@example.fi', delivery: 'Home delivery', open_withdrawals: 1 },
  };
  const page = (own = {}) => ({ results: [row], total: 1, page: 1, page_count: 1, ...own });

  it('asks for what stands in the address and shows who ordered, what is due and what waits', async () => {
    const service = show('/en/staff/orders/?q=aino&status=processing&page=2', { [call]: page() }, <OrdersScreen />);
    expect(await screen.findByText('1 order')).toBeTruthy();
    expect(service.callsOf(call)[0]?.query).toEqual({ q: 'aino', status: 'processing', page: 2 });
    const item = within(screen.getByRole('region', { name: 'Orders' })).getByRole('listitem');
    const words = item.textContent?.replace(/\s/g, ' ');
    for (const each of ['100123', 'Aino Lehtonen', 'To be paid by 6 December 2026', 'Withdrawal or return', '234.90 €'])
      expect(words).toContain(each);
    expect(screen.getByRole('link', { name: '100123' }).getAttribute('href')).toBe('/en/staff/orders/100123/');
  });

  it('is searched by navigating, and asks the service anew', async () => {
    const service = show('/en/staff/orders/', { [call]: page() }, <OrdersScreen />);
    await screen.findByText('1 order');
    await userEvent.type(screen.getByRole('searchbox'), ' lehtonen ');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'shipped');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Open withdrawals and returns' }));
    await press('Find orders');
    await waitFor(() => expect(location.search).toBe('?q=lehtonen&status=shipped&withdrawals=open'));
    await waitFor(() =>
      expect(service.calls.at(-1)?.query).toEqual({ q: 'lehtonen', status: 'shipped', withdrawals: 'open', page: 1 }),
    );
  });

  it('leads to the pages before and after with the same question', async () => {
    show('/en/staff/orders/?q=aino&page=2', { [call]: page({ page: 2, page_count: 3 }) }, <OrdersScreen />);
    const newer = await screen.findByRole('link', { name: 'Newer' });
    expect(newer.getAttribute('href')).toBe('/en/staff/orders/?q=aino&page=1');
    expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('/en/staff/orders/?q=aino&page=3');
  });

  it('leads to any page of a long list by its number, and to the last by a larger one (STAFF-17)', async () => {
    const long = page({ total: 100_000, page: 999, page_count: 4000 });
    const service = show('/en/staff/orders/?page=999', { [call]: long }, <OrdersScreen />);
    expect((await screen.findByRole('link', { name: 'Older' })).getAttribute('href')).toBe(
      '/en/staff/orders/?page=1000',
    );
    expect(screen.getByText('Page 999 of 4,000')).toBeTruthy();
    const number = screen.getByRole('textbox', { name: 'Page number' });
    await userEvent.clear(number);
    await userEvent.type(number, '3 999{Enter}');
    await waitFor(() => expect(service.calls.at(-1)?.query).toEqual({ page: 3999 }));
    // The field keeps its place, and what is no number leads nowhere.
    expect(document.activeElement).toBe(number);
    const asked = service.calls.length;
    await userEvent.clear(number);
    await userEvent.type(number, 'last{Enter}');
    expect([number.getAttribute('value'), service.calls.length]).toEqual(['999', asked]);
    await userEvent.clear(number);
    await userEvent.type(number, '99999999');
    await press('Go to page');
    await waitFor(() => expect(service.calls.at(-1)?.query).toEqual({ page: 4000 }));
  });

  it('is narrowed behind one disclosure, tells which filters are on, and takes each off by a press (STAFF-17)', async () => {
    const choices: OrderChoices = {
      stores: [{ id: 20, name: 'Havu Turku' }],
      deliveries: [{ slug: 'pickup', name: 'Pickup' }],
      countries: ['fi', 'se'],
    };
    const answers = { [call]: page(), 'GET /api/staff/orders/choices/': choices };
    const service = show('/en/staff/orders/?q=aino&sort=sum', answers, <OrdersScreen />);
    const lists = () => service.callsOf(call);
    await userEvent.click(await screen.findByText('More filters'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Means of payment' }), 'invoice');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'se');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Collected in' }), 'Havu Turku');
    await userEvent.type(screen.getByLabelText('Placed from'), '2026-11-01');
    await press('Apply the filters');
    const asked = { q: 'aino', sort: 'sum', from: '2026-11-01', paid_by: 'invoice', store: '20', country: 'se' };
    await waitFor(() => expect(lists().at(-1)?.query).toEqual({ ...asked, page: 1 }));
    expect(screen.getByText('More filters (4 on)')).toBeTruthy();
    const on = within(screen.getByRole('list', { name: 'Filters that are on' }));
    expect(on.getAllByRole('link').map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      ...['Placed from: 1 November 2026 ×', 'Means of payment: Invoice ×', 'Collected in: Havu Turku ×'],
      ...['Country: Sweden ×', 'Clear all filters'],
    ]);
    // The form was made anew: its focus goes to what was found.
    expect(document.activeElement?.textContent).toBe('1 order');
    const hrefOf = (name: string) => on.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Remove the filter: Country: Sweden')).toBe(
      '/en/staff/orders/?q=aino&from=2026-11-01&store=20&paid_by=invoice&sort=sum',
    );
    expect(hrefOf('Clear all filters')).toBe('/en/staff/orders/?q=aino&sort=sum');
  });

  it('a link that names a store or a way to deliver that the reader does not know tells it, and lets it be taken off (STAFF-17)', async () => {
    const none: OrderChoices = { stores: [], deliveries: [], countries: [] };
    const answers = { [call]: page({ results: [], total: 0 }), 'GET /api/staff/orders/choices/': none };
    const service = show('/en/staff/orders/?store=1&delivery=gone', answers, <OrdersScreen />);
    await screen.findByText('0 orders');
    await waitFor(() => expect(service.callsOf('GET /api/staff/orders/choices/')).toHaveLength(1));
    const remove = await screen.findByRole('link', { name: 'Remove the filter: Collected in: 1' });
    expect(remove.getAttribute('href')).toBe('/en/staff/orders/?delivery=gone');
    expect(screen.getByLabelText<HTMLSelectElement>('Delivery').value).toBe('gone');
    expect(screen.getByLabelText<HTMLSelectElement>('Collected in').value).toBe('1');
  });

  it.each([
    ['a refusal in the service’s words', new ApiFailure(403, 'forbidden', 'Staff only.'), 'Staff only.'],
    ['silence', silence(), 'The service does not answer right now.'],
  ])('tells %s, and comes when it is asked for again', async (_what, failure, words) => {
    const service = show('/en/staff/orders/', { [call]: failure }, <OrdersScreen />);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    service.answers[call] = page();
    await press('Try again');
    expect(await screen.findByText('1 order')).toBeTruthy();
  });
});

describe('reviews that wait for the staff', () => {
  const call = 'GET /api/staff/reviews/';
  const found = (...results: object[]) => ({ results, total: results.length, page: 1, page_count: 1 });
  const review = (id: number, own: Partial<StaffReview> = {}): StaffReview =>
    ({
      ...{ id, model_id: 1, rating: 8, size: null, visible_name: 'Eino', comment: `Comment ${id}`, images: [] },
      ...{ created: '2026-11-20T10:00:00.000Z', status: 'pending', likes: 0, dislikes: 0 },
      product: { name: 'Kuura jacket', manufacturer: 'Kaamos', path: '/kaamos/kuura/' },
      ...own,
    }) as StaffReview;

  it('go when they are decided, the count takes the focus, and after the last one more are asked for', async () => {
    const decisions: unknown[] = [];
    const decide = (body: unknown) => {
      decisions.push(body);
      return {};
    };
    const service = show(
      '/en/staff/reviews/',
      {
        [call]: found(review(1), review(2, { product: null })),
        'POST /api/staff/reviews/1/': decide,
        'POST /api/staff/reviews/2/': decide,
      },
      <ReviewsScreen />,
    );
    expect(await screen.findByText('2 reviews wait for a decision.')).toBeTruthy();
    const first = screen.getByRole('article', { name: 'Kaamos Kuura jacket' });
    await userEvent.click(within(first).getByRole('button', { name: 'Publish' }));
    const count = await screen.findByText('1 review waits for a decision.');
    expect(document.activeElement).toBe(count);
    expect(screen.queryByText('Comment 1')).toBeNull();
    expect(screen.getByRole('heading', { name: '#1' })).toBeTruthy();
    service.answers[call] = found(review(3));
    await press('Refuse');
    expect(await screen.findByText('Comment 3')).toBeTruthy();
    expect(decisions).toEqual([
      { status: 'published', was: 'pending' },
      { status: 'rejected', was: 'pending' },
    ]);
    expect(toasts()).toEqual(['success: The review is published.', 'success: The review was refused.']);
  });

  it('stay where the decision did not reach the service, which is told beside them', async () => {
    const decision = 'POST /api/staff/reviews/1/';
    const service = show('/en/staff/reviews/', { [call]: found(review(1)), [decision]: silence() }, <ReviewsScreen />);
    await press('Publish');
    expect((await screen.findByRole('alert')).textContent).toContain('The service does not answer right now.');
    expect(screen.getByText('Comment 1')).toBeTruthy();
    service.answers[decision] = {};
    await press('Publish');
    await waitFor(() => expect(toasts()).toEqual(['success: The review is published.']));
  });
});

describe('transfers between stores', () => {
  const call = 'GET /api/staff/transfer-requests/';
  const move = 'POST /api/staff/transfer-requests/5/move/';
  const transfer: StaffTransfer = {
    ...{ id: 5, status: 'requested', next: ['sent', 'cancelled'], created_at: '2026-11-20T10:00:00.000Z' },
    ...{ by: 'Salla', to: { id: 2, name: 'Tampere' }, is_high_priority: true, reserves: false },
    rows: [
      {
        ...{ productId: 11, name: 'Kuura jacket', manufacturer: 'Kaamos', color: 'Spruce', size: 'M', type: '' },
        ...{ path: '/kaamos/kuura/', amount: 3, from: { id: 1, name: 'Helsinki' } },
      },
    ],
  };
  const page = (results: StaffTransfer[]) => ({ results, total: results.length, page: 1, page_count: 1 });

  it('are the open ones unless others are asked for, and tell what goes from where to where', async () => {
    const service = show('/en/staff/transfers/', { [call]: page([transfer]) }, <TransfersScreen />);
    const card = await screen.findByRole('article', { name: 'Transfer 5 to Tampere' });
    expect(service.calls[0]?.query).toEqual({ status: 'open', page: 1 });
    for (const words of ['Requested', 'urgent', '3 × Kaamos Kuura jacket', 'Spruce, M ← Helsinki', 'Salla'])
      expect(card.textContent).toContain(words);
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('aria-current')).toBe('page');
    cleanup();
    const all = show('/en/staff/transfers/?status=all', { [call]: page([]) }, <TransfersScreen />);
    expect(await screen.findByText('0 transfers')).toBeTruthy();
    expect(all.calls[0]?.query).toEqual({ status: null, page: 1 });
  });

  it('are moved on by a button, told, and read anew', async () => {
    const service = show('/en/staff/transfers/', { [call]: page([transfer]), [move]: {} }, <TransfersScreen />);
    await screen.findByRole('article');
    service.answers[call] = page([{ ...transfer, status: 'sent', next: ['received'] }]);
    await press('Mark as sent');
    expect(await screen.findByRole('button', { name: 'Mark as received' })).toBeTruthy();
    expect(service.callsOf(move)[0]?.body).toEqual({ status: 'sent' });
    expect(toasts()).toEqual(['success: Transfer 5: Sent.']);
  });

  it('that a colleague moved first are told and read anew; silence stands in the card', async () => {
    const service = show(
      '/en/staff/transfers/',
      { [call]: page([transfer]), [move]: new ApiFailure(409, 'moved', 'It was sent already.') },
      <TransfersScreen />,
    );
    await press('Mark as sent');
    await waitFor(() => expect(service.callsOf(call)).toHaveLength(2));
    expect(toasts()).toEqual(['warning: It was sent already.']);
    service.answers[move] = silence();
    await press('Cancel the request');
    expect((await screen.findByRole('alert')).textContent).toContain('The service does not answer right now.');
    expect(service.callsOf(call)).toHaveLength(2);
  });
});
