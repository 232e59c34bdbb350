// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffPeople, StaffPerson } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { PeopleScreen } from './people-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [list, change] = ['GET /api/staff/people/', 'PUT /api/staff/people/3/'];
const outi: StaffPerson = {
  ...{ id: 3, name: 'Outi', email: 'outi@havu.example', role: 'admin', store: null },
  ...{ has_second_factor: true, is_you: true },
};
const people = (...results: StaffPerson[]): StaffPeople => ({ results, stores: [{ id: 2, name: 'Havu Turku' }] });

async function open() {
  const service = serviceDouble({ [list]: people(outi) });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <PeopleScreen />
    </PageAt>,
  );
  const person = within(await screen.findByRole('article', { name: /Outi/ }));
  return { service, person };
}

it('a role is saved where it changed; store staff need a store, and a refusal keeps what was chosen (STAFF-37)', async () => {
  const { service, person } = await open();
  const save = () => userEvent.click(person.getByRole('button', { name: 'Save' }));
  expect(person.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.selectOptions(person.getByLabelText(/^Role/), 'Store');
  await save();
  await waitFor(() => expect(person.getByLabelText(/^Store/).getAttribute('aria-invalid')).toBe('true'));
  expect(service.callsOf(change)).toHaveLength(0);
  await userEvent.selectOptions(person.getByLabelText(/^Store/), 'Havu Turku');
  service.answers[change] = new ApiFailure(409, 'last_admin', 'Somebody else has to be an admin first.');
  await save();
  expect((await person.findAllByText(/Somebody else has to be an admin first/)).length).toBeGreaterThan(0);
  expect(person.getByLabelText<HTMLSelectElement>(/^Role/).value).toBe('store');
  service.answers[change] = { ok: true };
  service.answers[list] = people({ ...outi, role: 'store', store: { id: 2, name: 'Havu Turku' } });
  await save();
  await waitFor(() => expect(person.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(service.callsOf(change)[1]?.body).toMatchObject({ role: 'store', store_id: 2 });
});

it('access ends after a question, and the person is gone from the list (STAFF-37)', async () => {
  const { service, person } = await open();
  await userEvent.click(person.getByRole('button', { name: 'End: Outi' }));
  const end = 'POST /api/staff/people/3/end/';
  expect(service.callsOf(end)).toHaveLength(0);
  service.answers[end] = { ok: true };
  service.answers[list] = people();
  await userEvent.click(await screen.findByRole('button', { name: 'End it now' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect($toasts.get().map(({ message }) => message)).toEqual(['Access ended: Outi']);
});
