// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffCustomer, StaffMerge } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { MergeAccounts } from './merge-accounts.tsx';
import { OpenMergeNote } from './open-merge.tsx';

const [compare, ask] = ['GET /api/staff/customers/7/merge/', 'POST /api/staff/customers/7/merge/'];
const takeBack = 'POST /api/staff/customers/7/merge/take_back/';
const customer = { id: 7, email: 'maija@example.fi' } as StaffCustomer;
const counts = { orders: 0, cases: 0, gift_cards: 0, rentals: 0, reviews: 0, wishes: 0 };
const found: StaffMerge = {
  kept: { id: 7, name: 'Maija', email: 'maija@example.fi', company: '', address: '', counts },
  other: {
    id: 8,
    name: '',
    email: 'maikki@example.fi',
    company: '',
    address: 'Katu 1',
    counts: { ...counts, orders: 3 },
  },
};

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

function show(answers: Record<string, DoubleAnswer>) {
  const service = serviceDouble(answers);
  const onChanged = vi.fn();
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <MergeAccounts customer={customer} onChanged={onChanged} />
    </PageAt>,
  );
  return { service, onChanged };
}
async function name(other: string) {
  await userEvent.type(await screen.findByRole('textbox'), other);
  await userEvent.click(screen.getByRole('button', { name: 'Compare the accounts' }));
}

it('compares both accounts, and asks with a second press only (STAFF-76)', async () => {
  const { service, onChanged } = show({ [compare]: found, [ask]: {} });
  await name('maikki@example.fi');
  const group = await screen.findByRole('region', { name: 'The two accounts' });
  expect(document.activeElement).toBe(group);
  expect(group.textContent).toContain('Orders3');
  expect(group.textContent).not.toContain('Reviews0');
  expect(service.callsOf(ask)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ask the owner of maikki@example.fi' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(service.callsOf(ask)).toEqual([{ call: ask, body: { other: 8 } }]);
});

it('tells beside the field whom it does not know, and why two accounts stay apart, and keeps what was typed', async () => {
  const unknown = new ApiFailure(400, 'invalid_request', 'No', { other: 'There is no account with this email.' });
  show({ [compare]: unknown });
  await name('nobody@example.fi');
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(field.value).toBe('nobody@example.fi');
  cleanup();
  show({ [compare]: new ApiFailure(409, 'merge_staff', 'Accounts of the staff are not merged.') });
  await name('staff@example.fi');
  expect((await screen.findByRole('alert')).textContent).toContain('Accounts of the staff are not merged.');
  expect(screen.queryByRole('region', { name: 'The two accounts' })).toBeNull();
});

it('tells why it could not be asked', async () => {
  const { onChanged } = show({
    [compare]: found,
    [ask]: new ApiFailure(409, 'merge_open', 'There is an open request.'),
  });
  await name('8');
  await userEvent.click(await screen.findByRole('button', { name: /Ask the owner/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('There is an open request.');
  expect(onChanged).not.toHaveBeenCalled();
});

it('shows an open request with its end, and takes it back', async () => {
  const service = serviceDouble({ [takeBack]: {} });
  const onTakenBack = vi.fn();
  const merge = { kept_id: 7, other_id: 8, with: 'maikki@example.fi', ends_at: '2026-12-07T10:00:00Z' };
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <OpenMergeNote customer={customer} merge={merge} onTakenBack={onTakenBack} />
    </PageAt>,
  );
  expect(await screen.findByText(/The owner of maikki@example.fi was asked .* 7 Dec 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the other account' }).getAttribute('href')).toBe(
    '/en/staff/customers/8/',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Take the request back' }));
  await waitFor(() => expect(onTakenBack).toHaveBeenCalledTimes(1));
});
