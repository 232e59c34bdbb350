// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffCode } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { CodesScreen } from './codes-screen.tsx';
import { newState } from './typed-code.ts';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [list, save] = ['GET /api/staff/codes/', 'PUT /api/staff/codes/7/'];
const code = (value: number): StaffCode => ({
  ...newState,
  ...{ id: 7, code: 'ALE', kind: 'percent', value, uses: 0, standing: 'open' },
});
const listed = (...results: StaffCode[]) => ({ results, total: results.length, page: 1, page_count: 1 });

it('a value that is typed otherwise than it is kept is one’s own save, and nobody else’s (STAFF-42, STAFF-45)', async () => {
  history.replaceState(null, '', '/en/staff/codes/');
  const service = serviceDouble({ [list]: listed(code(20)), [save]: {} });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <CodesScreen />
    </PageAt>,
  );
  await userEvent.click(await screen.findByText('Change'));
  const field = (await screen.findAllByDisplayValue<HTMLInputElement>('20'))[0];
  if (!field) throw new Error('no field');
  await userEvent.clear(field);
  await userEvent.type(field, '10.00');
  service.answers[list] = listed(code(10));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(list)).toHaveLength(2));
  await waitFor(() => expect(field.value).toBe('10'));
  expect(screen.queryByText(/Stored now/)).toBeNull();
});

it('who is too late sees in words what is stored in the fields that differ, and can take it (STAFF-42, STAFF-45)', async () => {
  history.replaceState(null, '', '/en/staff/codes/');
  const service = serviceDouble({ [list]: listed(code(20)) });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <CodesScreen />
    </PageAt>,
  );
  await userEvent.click(await screen.findByText('Change'));
  const field = (await screen.findAllByDisplayValue<HTMLInputElement>('20'))[0];
  if (!field) throw new Error('no field');
  await userEvent.clear(field);
  await userEvent.type(field, '10');
  const kind = 'amount' as const;
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'Changed meanwhile');
  service.answers[list] = listed({ ...code(15), kind, club_only: true });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const newer = await screen.findByText(/Stored now/);
  expect(newer.textContent).toMatch(/Stored now: What it gives: Euro off · .+: 15 · For members of the club: yes\./);
  await userEvent.click(screen.getByRole('button', { name: 'Take what is stored' }));
  expect(field.value).toBe('15');
});

it('the count takes the focus of a code that a press has taken from the list, and no other (STAFF-45)', async () => {
  history.replaceState(null, '', '/en/staff/codes/?state=open');
  const other = { ...code(30), id: 8, code: 'MUU' };
  const service = serviceDouble({ [list]: listed(code(20), other), [save]: {} });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <CodesScreen />
    </PageAt>,
  );
  const count = await screen.findByText('2 codes');
  expect(document.activeElement).toBe(document.body);
  service.answers[list] = listed(other);
  await userEvent.click(screen.getByRole('button', { name: 'Stop: ALE' }));
  await screen.findByText('1 code');
  await waitFor(() => expect(document.activeElement).toBe(count));
});

it('codes are asked for by what stands in the address, and found by navigating (STAFF-45)', async () => {
  history.replaceState(null, '', '/en/staff/codes/?q=ale&state=stopped&page=2');
  const service = serviceDouble({ [list]: listed(code(20)) });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <CodesScreen />
    </PageAt>,
  );
  expect(await screen.findByText('1 code')).toBeTruthy();
  expect(service.calls[0]?.query).toEqual({ q: 'ale', state: 'stopped', page: 2 });
  await userEvent.selectOptions(screen.getByLabelText('Whether it counts'), 'Counts now');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(location.search).toBe('?q=ale&state=open'));
});
