// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffComplaint, StaffComplaintsResponse } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ComplaintsScreen } from '../complaints/complaints-screen.tsx';

const now = new Date('2026-11-25T12:00:00Z');
beforeEach(() => {
  vi.setSystemTime(now);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Row = StaffComplaintsResponse['results'][number];
const row = (number: number, name: string, own: Partial<Row> = {}): Row => ({
  ...{ number, name, status: 'new-return', wish: 'repair', outcome: null, submitted_at: '2026-11-19T12:00:00Z' },
  ...{ status_at: '2026-11-25T10:00:00Z', answer_by: null, model: 'Kuura Wool cap', image: null, rows: 1, price: 129 },
  ...{ orderNumber: '', receipt: '', holder: null, ...own },
});
const rows = [
  row(4101, 'Aino Lehtonen', { status_at: '2026-11-19T08:00:00Z', rows: 3 }),
  row(4102, 'Oleg Sorokin', { status_at: '2026-11-21T10:00:00Z' }),
  row(4103, 'Liisa Aho', { status: 'more_info-return', status_at: '2026-11-01T10:00:00Z' }),
];
const list = (results = rows): StaffComplaintsResponse => ({
  results,
  counts: { open: 2, late: 1, 'new-return': 2, 'more_info-return': 1 } as StaffComplaintsResponse['counts'],
  ...{ at_stake: [{ currency: 'eur', amount: 387 }], total: results.length, page: 1, page_count: 1 },
});
const detail = (number: number, version = 1) =>
  ({
    ...rows.find((each) => each.number === number),
    ...{
      version,
      next: ['processing-return'],
      store_name: '',
      target_store_name: '',
      images: [null],
      events: [],
      pieces: [],
      given: [],
      product: null,
      postage: null,
    },
    form: {
      ...{
        customerName: 'x',
        email: 'x@example.fi',
        phone: '',
        address: '',
        postNumber: '',
        city: '',
        state: '',
        store: '1',
      },
      ...{ salesChannel: 'M', orderNumber: '', receipt: '4711', timeOfPurchase: '' },
      rows: [{ manufacturer: 'Kuura', model: `Cap of ${number}`, color: '', size: '', price: '', complaint: '' }],
    },
  }) as unknown as StaffComplaint;
const call = 'GET /api/staff/reclamations/';

function show(address = '/en/staff/complaints/', answers: Record<string, DoubleAnswer> = {}) {
  history.replaceState(null, '', address);
  const service = serviceDouble({
    [call]: list(),
    ...Object.fromEntries(rows.map(({ number }) => [`GET /api/staff/reclamations/${number}/`, detail(number)])),
    ...answers,
  });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <ComplaintsScreen />
    </PageAt>,
  );
  return service;
}
const rowOf = (number: number) => screen.findByRole('article', { name: String(number) });
const linkOf = async (number: number) => (await rowOf(number)).querySelector('a') as HTMLAnchorElement;
const heading = () => screen.findByRole('heading', { name: /^Complaint/ });

it('each case is one row: whose, about what, and for how long, late ones in a list of their own (AFTER-93)', async () => {
  show();
  expect((await rowOf(4101)).textContent).toContain('Kuura Wool cap and 2 more');
  const ages = await Promise.all(
    [4101, 4102, 4103].map(async (number) => {
      const age = (await rowOf(number)).querySelector('[class*="age"]');
      return [age?.textContent, age?.getAttribute('data-age')];
    }),
  );
  // What waits for the buyer is not late, however long it does.
  expect(ages).toEqual([
    ['6 days 4 hr', 'late'],
    ['4 days 2 hr', 'near'],
    ['24 days 2 hr', null],
  ]);
  const late = screen.getByRole('link', { name: /^Late/ });
  expect([late.textContent, late.getAttribute('href')]).toEqual(['Late1', '/en/staff/complaints/?status=late']);
});

it('a case opens beside the list by its address, has the focus, and going back closes it', async () => {
  show();
  await userEvent.click(await linkOf(4101));
  expect(location.search).toBe('?status=open&case=4101');
  expect(document.activeElement).toBe(await heading());
  expect(await screen.findByText('Kuura Cap of 4101')).toBeTruthy();
  expect((await rowOf(4101)).hasAttribute('data-open')).toBe(true);
  expect((await linkOf(4101)).getAttribute('aria-current')).toBe('true');
  history.back();
  await waitFor(() => expect(location.search).toBe(''));
  await waitFor(async () => expect(document.activeElement).toBe(await linkOf(4101)));
  expect(screen.queryByText('Kuura Cap of 4101')).toBeNull();
});

it('J and K in the open case show the next and the one before, and Escape leads back to its row', async () => {
  show('/en/staff/complaints/?status=open&case=4101');
  await waitFor(async () => expect(document.activeElement).toBe(await heading()));
  await rowOf(4101);
  await userEvent.keyboard('k');
  expect(location.search).toBe('?status=open&case=4101');
  await userEvent.keyboard('j');
  expect(location.search).toBe('?status=open&case=4102');
  await waitFor(async () => expect(document.activeElement).toBe(await heading()));
  expect(screen.getByRole('button', { name: 'Case before (K)' })).toHaveProperty('disabled', false);
  await userEvent.keyboard('{Escape}');
  expect(location.search).toBe('?status=open');
  await waitFor(async () => expect(document.activeElement).toBe(await linkOf(4102)));
});

it('the list is asked again when the open case has moved, and who closes it stands on the first row', async () => {
  const service = show('/en/staff/complaints/?status=open&case=4101', {
    'POST /api/staff/reclamations/4101/move/': detail(4101, 2),
  });
  await screen.findByText('Kuura Cap of 4101');
  await rowOf(4102);
  service.answers[call] = list(rows.slice(1));
  await userEvent.type(screen.getByRole('textbox', { name: /^Letter to the buyer/ }), 'We look at it.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: '4101' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Close (Esc)' }));
  await waitFor(async () => expect(document.activeElement).toBe(await linkOf(4102)));
});

it('what was typed stays where somebody else was faster, and what is typed while a letter is sent', async () => {
  const sent = Promise.withResolvers<object>();
  const answers: (() => object)[] = [
    () => {
      throw new ApiFailure(409, 'complaint_changed', 'Somebody else changed it.');
    },
    () => sent.promise,
  ];
  const service = show('/en/staff/complaints/?status=open&case=4101', {
    'POST /api/staff/reclamations/4101/move/': () => (answers.shift() as () => object)(),
  });
  const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Letter to the buyer/ });
  await screen.findByText('Kuura Cap of 4101');
  await userEvent.type(words(), 'We look at it.');
  service.answers['GET /api/staff/reclamations/4101/'] = detail(4101, 2);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf('GET /api/staff/reclamations/4101/')).toHaveLength(2));
  expect(words().value).toBe('We look at it.');
  // The conflict stays at the form until it is sent again.
  expect(screen.getByText('Somebody else changed it.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.clear(words());
  await userEvent.type(words(), 'And one more thing.');
  sent.resolve(detail(4101, 3));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull());
  expect(words().value).toBe('And one more thing.');
  expect(service.callsOf('POST /api/staff/reclamations/4101/move/').map(({ body }) => body)).toMatchObject([
    { version: 1, body: 'We look at it.' },
    { version: 2, body: 'We look at it.' },
  ]);
});

it('T asks for a case as nobody’s, and a colleague’s open one is taken over from them by name (AFTER-96)', async () => {
  const holders = 'POST /api/staff/reclamations/4101/holder/';
  const sven = { id: 9, name: 'Sven Ek', is_me: false };
  const service = show('/en/staff/complaints/?status=open', {
    [call]: list([row(4101, 'Aino Lehtonen', { holder: sven })]),
    [holders]: { holder: sven },
  });
  (await linkOf(4101)).focus();
  expect((await rowOf(4101)).querySelector('button')).toBeNull();
  await userEvent.keyboard('t');
  await userEvent.click(await linkOf(4101));
  await userEvent.click(await screen.findByRole('button', { name: 'SE: Sven Ek has this case. Take over' }));
  expect(service.callsOf(holders).map(({ body }) => body)).toEqual([
    { take: true, from: null },
    { take: true, from: 9 },
  ]);
});

it('the field takes a scanner: the only match opens, several are listed, an unknown code is said', async () => {
  const service = show();
  const field = await screen.findByLabelText<HTMLInputElement>(/^Number, name, email/);
  expect(document.activeElement).toBe(field);
  service.answers[call] = list([]);
  await userEvent.keyboard('9999{Enter}');
  expect(await screen.findByText('Nothing matches 9999.')).toBeTruthy();
  service.answers[call] = list();
  await userEvent.clear(field);
  await userEvent.type(field, 'aho{Enter}');
  await waitFor(() => expect(location.search).toBe('?q=aho'));
  service.answers[call] = list(rows.slice(0, 1));
  const again = await screen.findByLabelText(/^Number, name, email/);
  await userEvent.clear(again);
  await userEvent.type(again, 'lehtonen{Enter}');
  await waitFor(() => expect(location.search).toBe('?q=lehtonen&case=4101'));
  await waitFor(async () => expect(document.activeElement).toBe(await heading()));
});

it('of several ticked cases each is judged alone: what failed stays ticked and says why (AFTER-97)', async () => {
  const service = show('/en/staff/complaints/', {
    'POST /api/staff/reclamations/4101/holder/': { holder: { id: 7, name: 'Outi Koski', is_me: true } },
    'POST /api/staff/reclamations/4102/holder/': () => {
      throw new ApiFailure(409, 'case_taken', 'Sven Vik has taken this case in the meantime.');
    },
  });
  const tickOf = async (number: number) => {
    await rowOf(number);
    return screen.getByRole<HTMLInputElement>('checkbox', { name: `Choose ${number}` });
  };
  await userEvent.click(await tickOf(4101));
  await userEvent.click(await tickOf(4102));
  const bar = screen.getByRole('region', { name: '2 cases chosen' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Take' }));
  expect((await screen.findByRole('alert')).textContent).toBe('4102 Sven Vik has taken this case in the meantime.');
  expect([(await tickOf(4101)).checked, (await tickOf(4102)).checked]).toEqual([false, true]);
  expect((await tickOf(4103)).checked).toBe(false);
  expect(service.callsOf('POST /api/staff/reclamations/4103/holder/')).toEqual([]);
  await waitFor(() => expect(service.callsOf(call).length).toBeGreaterThan(1));
});

it('the address keeps the sort, and its head leads to the other way round (AFTER-97)', async () => {
  const service = show('/en/staff/complaints/?sort=case');
  const head = await screen.findByRole('link', { name: /, ascending$/ });
  expect(service.callsOf(call)[0]?.query).toMatchObject({ sort: 'case' });
  expect(head.getAttribute('href')).toBe('/en/staff/complaints/?status=open&sort=-case');
  expect((await linkOf(4101)).getAttribute('href')).toBe('/en/staff/complaints/?status=open&sort=case&case=4101');
});

it('tells what is at stake beside the list of all that is to do, and beside no other (AFTER-99)', async () => {
  const answer = { [call]: { ...list(), at_stake: [{ currency: 'eur', amount: 5130.5 }] } };
  show('/en/staff/complaints/', answer);
  expect((await screen.findByText(/at stake/)).textContent).toMatch(/5,130\.50\s€/);
  cleanup();
  show('/en/staff/complaints/?status=late', answer);
  await rowOf(4101);
  expect(screen.queryByText(/at stake/)).toBeNull();
});
