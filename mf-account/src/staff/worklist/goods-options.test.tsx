// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffComplaint, StaffStoreReturn } from 'mf-shared/contract';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { WorkOnComplaint } from '../complaints/work-on-complaint.tsx';
import { WorkOnStoreReturn } from '../store-returns/work-on-store-return.tsx';

afterEach(cleanup);

const nothing = () => undefined;
const next = ['rejected-return'] as const;
const complaint = { number: 4101, version: 2, next } as unknown as StaffComplaint;
const found = { number: 20001, version: 2, next, told: 10, payout: 'bank' } as unknown as StaffStoreReturn;
const stores = [
  { id: 1, name: 'Terminal', type: 'warehouse' },
  { id: 2, name: 'Vantaa', type: 'retail' },
];

async function refuse(form: ReactNode, path: string, chosen: string) {
  const service = serviceDouble({ 'GET /api/resources/': { stores }, [`POST ${path}`]: {} });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      {form}
    </PageAt>,
  );
  const goods = await screen.findByLabelText('What becomes of it');
  await screen.findByRole('option', { name: /Vantaa/ });
  expect(screen.queryByRole('option', { name: /Terminal/ })).toBeNull();
  await userEvent.type(screen.getByRole('textbox'), 'It was worn.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose what becomes of it.')).toBeTruthy();
  expect(service.calls.filter(({ body }) => body !== undefined)).toEqual([]);
  await userEvent.selectOptions(goods, chosen);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return service.calls.findLast(({ body }) => body !== undefined)?.body;
}

it('a complaint is refused with what becomes of its goods (AFTER-106)', async () => {
  const form = <WorkOnComplaint complaint={complaint} onChange={nothing} onStale={nothing} />;
  const sent = await refuse(form, '/api/staff/reclamations/4101/move/', 'with_buyer');
  expect(sent).toMatchObject({ status: 'rejected-return', goods: { to: 'with_buyer', store: null } });
});

it('a return to a store is refused with the store that keeps its goods (AFTER-106)', async () => {
  const form = <WorkOnStoreReturn found={found} onChange={nothing} onStale={nothing} />;
  const sent = await refuse(form, '/api/staff/store-returns/20001/move/', '2');
  expect(sent).toMatchObject({ status: 'rejected-return', goods: { to: 'kept', store: 2 } });
});
