// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StoreOrder as Stored } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { StoreOrder } from './store-order.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [read, save] = ['GET /api/staff/store-order/', 'PUT /api/staff/store-order/'];
const [oulu, turku] = [
  { id: 1, name: 'Oulu' },
  { id: 7, name: 'Turku' },
];
const button = (name: string) => screen.getByRole('button', { name });

it('stores move by presses and are saved over what was read; what somebody else saved stands beside it (STAFF-47)', async () => {
  const stored: Stored = { stores: [oulu, turku] };
  const service = serviceDouble({ [read]: stored });
  const onSaved = vi.fn();
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <StoreOrder onSaved={onSaved} />
    </PageAt>,
  );
  await userEvent.click(screen.getByText('Order of the stores'));
  await userEvent.click(await screen.findByRole('button', { name: 'Move up: Turku' }));
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'Somebody has changed this meanwhile.');
  service.answers[read] = { stores: [{ id: 9, name: 'Vaasa' }, oulu, turku] };
  await userEvent.click(button('Save'));
  expect(await screen.findByText(/Stores: Vaasa, Oulu, Turku/)).toBeTruthy();
  expect(within(screen.getByRole('group', { name: 'Stores' })).getAllByRole('listitem')[0]?.textContent).toContain(
    'Turku',
  );
  service.answers[save] = { stores: [turku, oulu, { id: 9, name: 'Vaasa' }] };
  await userEvent.click(button('Save'));
  await waitFor(() => expect(service.callsOf(save)).toHaveLength(2));
  expect(service.callsOf(save)[0]?.body).toEqual({ ids: [7, 1], was: [1, 7] });
  expect(service.callsOf(save)[1]?.body).toEqual({ ids: [7, 1], was: [9, 1, 7] });
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
});
