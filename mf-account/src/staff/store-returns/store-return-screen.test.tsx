// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffMe, StaffStoreReturn } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { MeContext } from '../use-may.ts';
import { StoreReturnScreen } from './store-return-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const path = '/api/staff/store-returns/77/';
const at = '2026-11-01T10:00:00Z';
const arrived: StaffStoreReturn = {
  ...{ number: 77, status: 'processing-return', name: 'Maija', store_name: 'Havu Turku', receipt: 'R-9' },
  ...{ bought_on: '2026-10-20', payout: 'bank', told: 59.8, refund: null, submitted_at: at, status_at: at },
  ...{ paid_at: null, goods: null, return_store_name: 'Havu Turku', send_to: '', send_by: '2026-11-15' },
  rows: [{ model: 'Suo gloves', color: 'Black', size: 'M', amount: 2, price: 29.9, reason: 'too_small' }],
  ...{ tracking_code: '', can_cancel: false, can_write: true, iban_end: '7890', message: '', attachments: [] },
  ...{ events: [], email: 'maija@example.com', phone: '040 1', version: 4, pieces: [], return_store: 2 },
  next: ['processed-return', 'rejected-return', 'more_info-return'],
  ...{ account: null, same_receipt: [76] },
};
const due: StaffStoreReturn = {
  ...{ ...arrived, status: 'processed-return', next: [], refund: 40, version: 5, same_receipt: [] },
  account: { holder: 'Maija Meloja', iban: 'FI2112345600000785' },
};

function open(found: StaffStoreReturn, rights: StaffMe['rights'] = ['returns.read', 'returns.decide']) {
  const resources = { stores: [{ id: 2, name: 'Havu Turku', type: 'retail' }] };
  const service = serviceDouble({ [`GET ${path}`]: found, 'GET /api/resources/': resources });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <MeContext value={{ role: 'service', store: null, rights }}>
        <StoreReturnScreen number="77" />
      </MeContext>
    </PageAt>,
  );
  return service;
}
const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? '';
const work = async () => within((await screen.findByLabelText('What you do')).closest('form') as HTMLElement);

it('tells what came back, how the money goes, and other returns of the same receipt (AFTER-112)', async () => {
  open(arrived);
  await screen.findByRole('heading', { name: 'Maija' });
  expect(plain(document.body.textContent)).toContain('2 × Suo gloves, Black, M');
  expect(plain(document.body.textContent)).toMatch(/59\.80 €/);
  expect(screen.getByText(/by bank transfer · …7890/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '76' }).getAttribute('href')).toBe('/en/staff/store-returns/76/');
});

it('who may only read decides nothing: no form and no transfer is there (STAFF-35, STAFF-36)', async () => {
  open(due, ['returns.read']);
  expect(await screen.findByRole('heading', { name: 'Maija' })).toBeTruthy();
  expect(screen.queryByLabelText('What you do')).toBeNull();
  expect(screen.queryByRole('button', { name: 'The transfer is made' })).toBeNull();
  expect(screen.queryByText(/Maija Meloja/)).toBeNull();
});

it('a refusal needs words and what becomes of the goods; what the service refuses of the money stands at its field, and everything typed stays', async () => {
  const service = open(arrived);
  const form = await work();
  const move = `POST ${path}move/`;
  await userEvent.selectOptions(form.getByLabelText('What you do'), '→ Not accepted');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/Write a few words/)).toBeTruthy();
  expect(form.getByText(/Choose what becomes of it/)).toBeTruthy();
  expect(service.callsOf(move)).toHaveLength(0);

  await userEvent.selectOptions(form.getByLabelText('What you do'), '→ Done');
  const refund = form.getByLabelText<HTMLInputElement>(/^Gives back/);
  expect(refund.value).toBe('59.80');
  await userEvent.clear(refund);
  await userEvent.type(refund, '600');
  await userEvent.type(form.getByLabelText(/^Letter to the buyer/), 'We looked at it.');
  const words = 'More than the products cost.';
  service.answers[move] = new ApiFailure(400, 'invalid_request', words, { refund: words });
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(new RegExp(words))).toBeTruthy();
  expect(refund.getAttribute('aria-invalid')).toBe('true');
  expect(form.getByLabelText<HTMLTextAreaElement>(/^Letter to the buyer/).value).toBe('We looked at it.');

  await userEvent.clear(refund);
  await userEvent.type(refund, '40');
  service.answers[move] = due;
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(move)).toHaveLength(2));
  expect(service.callsOf(move)[1]?.body).toEqual({
    ...{ version: 4, status: 'processed-return', body: 'We looked at it.', refund: '40' },
  });
  const pay = within(
    (await screen.findByRole('button', { name: 'The transfer is made' })).closest('form') as HTMLElement,
  );
  expect(plain(pay.getByRole('heading').textContent)).toBe('Transfer 40 €');
  expect(pay.getByText(/Maija Meloja/).textContent).toContain('FI21 1234 5600 0007 85');
});

it('where somebody else changed the return, it is read again, and the words stay', async () => {
  const service = open(arrived);
  const form = await work();
  await userEvent.selectOptions(form.getByLabelText('What you do'), '→ Waiting for an answer');
  await userEvent.type(form.getByLabelText(/^Letter to the buyer/), 'Which colour?');
  service.answers[`POST ${path}move/`] = new ApiFailure(409, 'return_changed', 'Somebody changed it.');
  service.answers[`GET ${path}`] = { ...arrived, version: 9, next: ['rejected-return'] };
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(`GET ${path}`)).toHaveLength(2));
  // The move is gone: what was typed stays as a note.
  await waitFor(() => expect(form.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe('Which colour?'));
  service.answers[`POST ${path}messages/`] = { ...arrived, version: 10 };
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(`POST ${path}messages/`)).toHaveLength(1));
  expect(service.callsOf(`POST ${path}messages/`)[0]?.body).toEqual({
    ...{ version: 9, body: 'Which colour?', is_internal: true },
  });
});

it('a transfer is noted over what was read; who was slower is told and sees how it stands now', async () => {
  const service = open(due);
  const paid = `POST ${path}paid/`;
  service.answers[paid] = new ApiFailure(409, 'return_changed', 'It is paid already.');
  service.answers[`GET ${path}`] = { ...due, paid_at: at, version: 6, account: null };
  await userEvent.click(await screen.findByRole('button', { name: 'The transfer is made' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'The transfer is made' })).toBeNull());
  expect(service.callsOf(paid)[0]?.body).toEqual({ version: 5 });
  expect($toasts.get().map(({ kind, message }) => [kind, message])).toEqual([['warning', 'It is paid already.']]);
});

it('says that the account is gone where its number was deleted before it was paid', async () => {
  open({ ...due, account: null });
  expect(await screen.findByText(/The account number was deleted because it was old/)).toBeTruthy();
});
