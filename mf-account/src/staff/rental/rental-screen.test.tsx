// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffRental, StaffRentalReservation } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { RentalScreen } from './rental-screen.tsx';

afterEach(cleanup);

const list = 'GET /api/staff/rental/';
const kayak: StaffRentalReservation = {
  ...{ id: '2d2a9df8-8d0e-4c0c-9c7d-1f1c2a4b5c6d', number: 41, status: 'reserved', product: 'Kayak', size: 'L' },
  ...{ image: '', first: '2026-07-01', last: '2026-07-03', days: 3, price: 120, label: 'K-7' },
  store: {
    ...{ id: 1, slug: 'helsinki', name: 'Havu Helsinki', address: '', postalCode: '', city: '' },
    ...{ openingHours: [], otherDays: [] },
  },
  ...{ name: 'Maija', email: 'maija@example.com', phone: '+358 40 123' },
};
const move = `POST /api/staff/rental/${kayak.id}/`;
const day = (own: Partial<StaffRental>): StaffRental => ({
  ...{ day: '2026-07-01', leaving: [], returning: [], late: [] },
  ...own,
});

function open(rental: object) {
  const service = serviceDouble({ [list]: rental });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <RentalScreen />
    </PageAt>,
  );
  return service;
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('tells what leaves and what comes back on the day, and what is late only where something is (RENTAL-9)', async () => {
  const service = open(day({ leaving: [kayak] }));
  expect(await screen.findByRole('heading', { name: 'Leaving (1)' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '41: Kayak, L (K-7)' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '+358 40 123' }).getAttribute('href')).toBe('tel:+35840123');
  expect(within(screen.getByRole('region', { name: 'Coming back (0)' })).queryAllByRole('article')).toHaveLength(0);
  expect(screen.queryByRole('heading', { name: /Should be back/ })).toBeNull();
  service.answers[list] = day({ day: '2026-07-03', late: [{ ...kayak, status: 'handed_out' }] });
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-07-03' } });
  expect(await screen.findByRole('heading', { name: 'Should be back already (1)' })).toBeTruthy();
  expect(service.callsOf(list).at(-1)?.query).toEqual({ day: '2026-07-03' });
});

it('a reservation is handed out or cancelled, then comes back; who was slower is told, and the list is as it was (RENTAL-9)', async () => {
  const service = open(day({ leaving: [kayak] }));
  await screen.findByRole('article');
  expect(buttons()).toEqual(['Handed out', 'Cancel the reservation']);
  service.answers[move] = new ApiFailure(409, 'rental_moved', 'It was cancelled meanwhile.');
  await userEvent.click(screen.getByRole('button', { name: 'Handed out' }));
  expect(await screen.findByText('It was cancelled meanwhile.')).toBeTruthy();
  expect(service.callsOf(list)).toHaveLength(1);
  service.answers[move] = { ok: true };
  service.answers[list] = day({ returning: [{ ...kayak, status: 'handed_out' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Handed out' }));
  await waitFor(() => expect(buttons()).toEqual(['Returned']));
  expect(service.callsOf(move)[1]?.body).toEqual({ from: 'reserved', to: 'handed_out' });
  service.answers[list] = day({ returning: [{ ...kayak, status: 'returned' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Returned' }));
  await waitFor(() => expect(buttons()).toEqual([]));
  expect(service.callsOf(move)[2]?.body).toEqual({ from: 'handed_out', to: 'returned' });
});

it('a service that does not answer is told, and asked again by a press', async () => {
  const service = open(silence());
  const again = await screen.findByRole('button');
  service.answers[list] = day({});
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Leaving (0)' })).toBeTruthy();
});
