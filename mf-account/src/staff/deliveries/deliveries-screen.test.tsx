// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DeliveryState, StaffDeliveries, StaffDelivery } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { DeliveriesScreen } from './deliveries-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [list, make, remove] = [
  ...['GET /api/staff/deliveries/', 'POST /api/staff/deliveries/', 'POST /api/staff/deliveries/7/remove/'],
] as const;
const state: DeliveryState = {
  ...{ names: { en: 'Evening' }, descriptions: {}, price: 12.9, free_from: null, days_from: 1, days_to: 3 },
  is_active: false,
};
const evening: StaffDelivery = {
  ...{ ...state, id: 7, slug: 'evening', country: 'fi', country_name: 'Finland', kind: 'home', carrier: '' },
  is_made_by_staff: true,
};
const countries = [
  { code: 'fi', name: 'Finland' },
  { code: 'is', name: 'Iceland' },
];
const listed = (...results: StaffDelivery[]): StaffDeliveries => ({ results, countries });

function open(...results: StaffDelivery[]) {
  history.replaceState(null, '', '/en/staff/deliveries/');
  const service = serviceDouble({ [list]: listed(...results) });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <DeliveriesScreen />
    </PageAt>,
  );
  return service;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const toasts = () => $toasts.get().map(({ message }) => message);

it('a way to deliver is made for a country that had none, and its form is open then (STAFF-52)', async () => {
  const service = open();
  await userEvent.click(await screen.findByText('New way to deliver'));
  await press('Make the way to deliver');
  expect(service.callsOf(make)).toHaveLength(0);
  const form = within(screen.getByRole('button', { name: 'Make the way to deliver' }).closest('form') as HTMLElement);
  await userEvent.selectOptions(form.getByLabelText(/^Country/), 'is');
  const price = form.getByLabelText<HTMLInputElement>(/^Price/);
  await userEvent.type(price, 'a lot');
  await userEvent.type(form.getByLabelText(/^Name in English/), 'Evening');
  await press('Make the way to deliver');
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'));
  expect(service.callsOf(make)).toHaveLength(0);
  await userEvent.clear(price);
  await userEvent.type(price, '12.90');
  const words = 'This country has no rate of VAT.';
  service.answers[make] = new ApiFailure(400, 'invalid_request', words, { country: words });
  await press('Make the way to deliver');
  expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
  expect(form.getByRole('link', { name: 'Taxes' }).getAttribute('href')).toContain('/staff/taxes/');
  expect(price.value).toBe('12.90');
  service.answers[make] = { id: 7 };
  service.answers[list] = listed({ ...evening, country: 'is', country_name: 'Iceland' });
  await press('Make the way to deliver');
  expect(await screen.findByRole('heading', { name: 'Iceland' })).toBeTruthy();
  const { is_active: _, ...body } = state;
  expect(service.callsOf(make)[1]?.body).toEqual({ ...body, country: 'is', kind: 'home', carrier: '' });
  expect(location.search).toBe('?open=7');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
  expect(toasts()).toEqual(['Evening is made. Nobody is offered it yet: check it, then press Offer.']);
});

it('one that staff made is removed over what was seen; one of a file has no button for it (STAFF-52)', async () => {
  const service = open(evening, { ...evening, id: 8, names: { en: 'Home' }, is_made_by_staff: false });
  await screen.findByText('Evening');
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  service.answers[remove] = new ApiFailure(409, 'delivery_used', 'This way to deliver has orders.');
  await press('Remove: Evening, Finland');
  expect(await screen.findByText('This way to deliver has orders.')).toBeTruthy();
  service.answers[remove] = { ok: true };
  service.answers[list] = listed();
  await press('Remove: Evening, Finland');
  await waitFor(() => expect(screen.queryByText('Evening')).toBeNull());
  expect(service.callsOf(remove)[1]?.body).toEqual({ was: state });
});
