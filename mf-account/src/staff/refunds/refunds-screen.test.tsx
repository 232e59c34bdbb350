// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffRefundRow } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { RefundsScreen } from './refunds-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [list, settle] = ['GET /api/staff/refunds/', 'POST /api/staff/refunds/r1/'];
const refused: StaffRefundRow = {
  ...{ id: 'r1', order_number: '100123', return_reference: '100123-1', state: 'refused', amount: 45.5 },
  ...{ currency: 'eur', means: 'Klarna', name: 'Maija Meloja', reason: 'The card is closed' },
  ...{ created_at: '2026-11-01T10:00:00Z', tries: 0, next_try_at: null, ended: null },
};
const waiting: StaffRefundRow = {
  ...{ ...refused, id: 'r2', state: 'waiting', return_reference: null, reason: '', name: 'Otso' },
  ...{ tries: 2, next_try_at: '2026-11-02T10:00:00Z' },
};
const counts = { open: 1, refused: 1, waiting: 1, settled: 0 };
const page = (...results: StaffRefundRow[]) => ({ results, counts, total: results.length, page: 1, page_count: 1 });

function open(...results: StaffRefundRow[]) {
  history.replaceState(null, '', '/en/staff/refunds/');
  const service = serviceDouble({ [list]: page(...results) });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <RefundsScreen />
    </PageAt>,
  );
  return service;
}
const cardOf = async (name: RegExp) => within(await screen.findByRole('article', { name }));
const toasts = () => $toasts.get().map(({ kind, message }) => [kind, message.replace(/\s/g, ' ')]);

it('what a provider refused stands with its order, its return and its reason, and is paid otherwise only with a note (STAFF-18)', async () => {
  const service = open(refused);
  const card = await cardOf(/Maija Meloja/);
  expect(card.getByText(/The card is closed/)).toBeTruthy();
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/staff/orders/100123/',
    '/en/staff/returns/100123-1/',
  ]);
  expect(card.queryByLabelText('Note')).toBeNull();
  await userEvent.selectOptions(card.getByLabelText('What you do'), 'by_hand');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect(await card.findByText(/Write a few words/)).toBeTruthy();
  expect(service.callsOf(settle)).toHaveLength(0);

  const note = card.getByLabelText<HTMLTextAreaElement>(/^Note/);
  await userEvent.type(note, 'Paid on 2 November');
  service.answers[settle] = new ApiFailure(403, 'right_missing', 'An administrator does that.');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(settle)).toHaveLength(1));
  expect(await card.findByText(/An administrator does that/)).toBeTruthy();
  expect(note.value).toBe('Paid on 2 November');

  service.answers[settle] = { status: 'done' };
  service.answers[list] = page();
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(service.callsOf(settle)[1]?.body).toEqual({ action: 'by_hand', note: 'Paid on 2 November' });
  expect(toasts()).toEqual([['success', '45.50 € has gone back.']]);
});

it('a refund that still waits is only asked for again, and a second refusal says what to do instead', async () => {
  const service = open(waiting);
  const card = await cardOf(/Otso/);
  expect(card.getByText(/^Asked 2 times, again /)).toBeTruthy();
  expect(card.queryByLabelText('What you do')).toBeNull();
  service.answers['POST /api/staff/refunds/r2/'] = { status: 'refused' };
  await userEvent.click(card.getByRole('button', { name: 'Ask the provider again' }));
  await waitFor(() =>
    expect(toasts()).toEqual([['error', 'The provider refused again. Pay by bank transfer and note it here.']]),
  );
  expect(service.callsOf('POST /api/staff/refunds/r2/')[0]?.body).toEqual({ action: 'again', note: '' });
});

it('where somebody else was quicker, that is told and what is true now is shown', async () => {
  const service = open(refused);
  const card = await cardOf(/Maija Meloja/);
  service.answers[settle] = new ApiFailure(409, 'refund_settled', 'Somebody has seen to it.');
  service.answers[list] = page({ ...refused, state: 'settled', ended: 'closed' });
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Closed, nothing more goes back')).toBeTruthy();
  expect(toasts()).toEqual([['warning', 'Somebody has seen to it.']]);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
