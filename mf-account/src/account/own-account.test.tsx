// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderSummary } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $session, anonymousSession } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OwnAccount } from './own-account.tsx';

const calls = {
  orders: 'GET /api/customer/orders/',
  returns: 'GET /api/customer/returns/',
  storeReturns: 'GET /api/customer/store-returns/',
  complaints: 'GET /api/customer/reclamations/',
};
const away = new ApiFailure(503, 'unavailable', '');

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/en/');
});
beforeEach(() => {
  $session.set({ ...anonymousSession, isAuthenticated: true, id: 7, firstName: 'Aino', email: 'aino@example.fi' });
});

function show(answers: Record<string, DoubleAnswer> = {}) {
  const service = serviceDouble({
    [calls.orders]: { orders: [] },
    [calls.returns]: { results: [] },
    [calls.storeReturns]: { results: [] },
    [calls.complaints]: { results: [] },
    'GET /api/customer/receipts/': { receipts: [] },
    'GET /api/customer/': away,
    'GET /api/accounts/social/': { providers: [] },
    ...answers,
  });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <OwnAccount customerId={7} />
    </PageAt>,
  );
  return service;
}

const order = (own: Partial<OrderSummary>): OrderSummary => ({
  ...{ number: '100123', placed_at: '2026-11-20T10:00:00.000Z', status: 'shipped', payment_status: 'captured' },
  ...{ payment_due: null, total: 79.8, currency: 'eur', line_count: 1, images: [] },
  delivery: { name: 'Posti, home', location: '', estimate_text: '2–4 working days' },
  ...own,
});
const aReturn = (own: object) => ({
  ...{ reference: '100123-1', status: 'new-return', code: 'R-1', image: null, goods: ['Kuura Jacket, M'] },
  ...{ refund: 73.79, currency: 'eur', send_by: '2026-12-13', declared_at: '2026-11-21T10:00:00.000Z', ...own },
});
const aComplaint = (own: object) => ({
  ...{ number: 10001, model: 'Kuura Cap', image: null, status: 'processing-return', code: 'C-1', orderNumber: '' },
  ...{ answer_by: null, submitted_at: '2026-11-22T10:00:00.000Z', ...own },
});
const plain = (element: Element) => element.textContent?.replace(/\s+/g, ' ') ?? '';
const rowsOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .filter((row) => row.querySelector('a'));

it('a sent order is followed on its carrier’s page, or by its code where the shop knows no page (AFTER-135)', async () => {
  const parcel = (link: string) => ({ ...order({}).delivery, tracking: { code: 'JJFI 1', link } });
  const link = 'https://carrier.example/JJFI';
  const orders = [order({ delivery: parcel(link) }), order({ number: '100124', delivery: parcel('') })];
  show({ [calls.orders]: { orders } });
  const follow = await screen.findByRole('link', { name: 'Follow it: the parcel of order 100123' });
  expect([follow.getAttribute('href'), follow.getAttribute('rel')]).toEqual([link, 'noopener noreferrer']);
  expect(screen.getByText('Tracking code: JJFI 1')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Follow it/ })).toHaveLength(1);
});

describe('orders that are on their way', () => {
  const orders = [
    order({}),
    order({
      number: '100124',
      status: 'ready_for_pick_up',
      delivery: { name: 'Store', location: 'Havu Tampere', estimate_text: '' },
    }),
    order({ number: '100122', status: 'delivered' }),
  ];

  it('have a card each with where they come to and how far they are; the others only stand in the list', async () => {
    show({ [calls.orders]: { orders } });
    const [home, store, ...more] = await rowsOf('Coming to you');
    expect(more).toEqual([]);
    expect(plain(home as Element)).toContain('Order 100123DispatchedPosti, home2–4 working days');
    expect(plain(store as Element)).toContain('Order 100124Ready for pick-upHavu Tampere');
    const steps = (card: HTMLElement | undefined) =>
      within(card as HTMLElement)
        .getAllByRole('listitem')
        .map((step) => [step.textContent, step.dataset.isDone, step.getAttribute('aria-current')]);
    expect(steps(home)).toEqual([
      ['Confirmed', 'true', null],
      ['Being packed', 'true', null],
      ['On its way', 'true', 'step'],
      ['Delivered', 'false', null],
    ]);
    expect(steps(store).at(-1)).toEqual(['To pick up', 'true', 'step']);
    expect(screen.getByText('One parcel waits for you to pick it up. One order is on its way to you.')).toBeTruthy();
  });

  it('open in the list when their card is pressed', async () => {
    const service = show({ [calls.orders]: { orders }, 'GET /api/customer/orders/100124/': away });
    await userEvent.click(await screen.findByRole('link', { name: 'Ready for pick-up' }));
    await expect.poll(() => service.callsOf('GET /api/customer/orders/100124/')).toHaveLength(1);
    expect(document.activeElement?.textContent).toContain('Order 100124');
  });

  it('five orders are shown at first, all when asked for, and the one that a link names', async () => {
    history.replaceState(null, '', '/en/accounts/#order-100001');
    const many = Array.from({ length: 9 }, (_, at) => order({ number: String(100009 - at), status: 'delivered' }));
    show({ [calls.orders]: { orders: many }, 'GET /api/customer/orders/100001/': away });
    expect(await screen.findByText('Order 100001')).toBeTruthy();
    expect(screen.queryByText('Order 100003')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 9 orders' }));
    expect(screen.getByText('Order 100003')).toBeTruthy();
  });
});

describe('returns and complaints of the account', () => {
  it('say what they are about, where they are and until when; what waits for the customer comes first', async () => {
    show({
      [calls.returns]: {
        results: [
          aReturn({ goods: ['Kuura Jacket, M', 'Kelo Fleece, S'] }),
          aReturn({ reference: '100122-1', code: 'R-0', status: 'processed-return', send_by: null }),
          aReturn({ reference: '100121-1', code: 'R-2', send_by: null, declared_at: '2026-11-19T10:00:00.000Z' }),
        ],
      },
      [calls.storeReturns]: {
        results: [
          {
            ...{ number: 20001, store_name: 'Tampere', receipt: '4711', status: 'processing-return', code: 'S-1' },
            submitted_at: '2026-11-20T10:00:00.000Z',
          },
        ],
      },
      [calls.complaints]: {
        results: [
          aComplaint({ status: 'more_info-return' }),
          aComplaint({ number: 10002, code: 'C-2', model: '', orderNumber: '100123', answer_by: '2026-11-27' }),
        ],
      },
    });
    const rows = await rowsOf('Returns and complaints');
    expect(rows.map((row) => [row.querySelector('a')?.getAttribute('href'), plain(row)])).toEqual([
      ['/en/reclamation/status/#C-1', 'Kuura CapWe need an answer from youComplaint 10001'],
      ['/en/reclamation/status/#C-2', 'Complaint 10002We answer by 27 November 2026Complaint 10002 · Order 100123'],
      ['/en/returns/status/#R-1', 'Kuura Jacket, M + 1To be sent by 13 December 2026Return 100123-1 · 73.79 €'],
      ['/en/returns/status/#S-1', 'Tampere, 20001Being checked4711'],
    ]);
    expect(screen.getByRole('link', { name: 'Answer the question' }).getAttribute('href')).toBe(
      '/en/reclamation/status/#C-1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show all 6' }));
    const [withShop, over] = (await rowsOf('Returns and complaints')).slice(-2).map(plain);
    expect(withShop).toContain('Received, nothing to sendReturn 100121-1');
    expect(over).toContain('DoneReturn 100122-1');
  });

  it('what is known is shown where one of the answers fails', async () => {
    show({
      [calls.returns]: away,
      [calls.complaints]: away,
      [calls.storeReturns]: { results: [] },
      [calls.orders]: away,
    });
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain('The orders could not be fetched.');
    cleanup();
    show({ [calls.returns]: away, [calls.complaints]: { results: [aComplaint({})] } });
    expect(await rowsOf('Returns and complaints')).toHaveLength(1);
  });

  it('nothing stands there for who has none, and no empty lead', async () => {
    const service = show();
    await screen.findByText('No orders yet.');
    await expect.poll(() => service.calls.length).toBeGreaterThan(5);
    for (const name of ['Returns and complaints', 'Coming to you'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });
});
