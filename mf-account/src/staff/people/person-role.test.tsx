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

afterEach(cleanup);

const [list, save] = ['GET /api/staff/people/', 'PUT /api/staff/people/7/'];
const person = (own: Partial<StaffPerson> = {}): StaffPerson => ({
  ...{ id: 7, name: 'Noora Niemi', email: 'noora@havu.example', role: 'service', store: null },
  ...{ has_second_factor: false, is_you: false },
  ...own,
});
const other = person({ id: 8, name: 'Otto Oja', email: 'otto@havu.example' });
const turku = { id: 20, name: 'Havu Turku' };
const people = (...results: StaffPerson[]): StaffPeople => ({ results, stores: [turku] });

function open() {
  history.replaceState(null, '', '/en/staff/people/');
  const service = serviceDouble({ [list]: people(person(), other) });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <PeopleScreen />
    </PageAt>,
  );
  return service;
}
const rowOf = async (name: string) => within(await screen.findByRole('article', { name: new RegExp(name) }));

it('a role that another admin has changed is shown beside the chosen one, and saved over once it was seen (STAFF-37, STAFF-42)', async () => {
  const service = open();
  const row = await rowOf('Noora');
  await userEvent.selectOptions(row.getByRole('combobox', { name: 'Role' }), 'content');
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'Somebody has changed this meanwhile.');
  service.answers[list] = people(person({ role: 'store', store: turku }), other);
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  expect(service.callsOf(save)[0]?.body).toEqual({
    ...{ role: 'content', store_id: null, was: { role: 'service', store_id: null } },
  });
  await row.findByText(/Stored now: Role: Store/);
  expect((row.getByRole('combobox', { name: 'Role' }) as HTMLSelectElement).value).toBe('content');
  service.answers[save] = { ok: true };
  service.answers[list] = people(person({ role: 'content' }), other);
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(save)).toHaveLength(2));
  expect(service.callsOf(save)[1]?.body).toEqual({
    ...{ role: 'content', store_id: null, was: { role: 'store', store_id: 20 } },
  });
  await waitFor(() => expect(row.queryByText(/Stored now/)).toBeNull());
});

it('what is stored can be taken instead; a row in which nothing was chosen shows it by itself (STAFF-42)', async () => {
  const service = open();
  const row = await rowOf('Noora');
  await userEvent.selectOptions(row.getByRole('combobox', { name: 'Role' }), 'content');
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'Somebody has changed this meanwhile.');
  service.answers[list] = people(person({ role: 'commerce' }), { ...other, role: 'admin' });
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  await userEvent.click(await row.findByRole('button', { name: 'Take what is stored' }));
  expect((row.getByRole('combobox', { name: 'Role' }) as HTMLSelectElement).value).toBe('commerce');
  expect(row.queryByRole('button', { name: 'Save' })).toBeNull();
  const untouched = await rowOf('Otto');
  expect((untouched.getByRole('combobox', { name: 'Role' }) as HTMLSelectElement).value).toBe('admin');
  expect(untouched.queryByText(/Stored now/)).toBeNull();
});

it('access that another admin has changed does not end: the question closes, and the role that is stored is seen first (STAFF-37)', async () => {
  const service = open();
  const row = await rowOf('Noora');
  const end = 'POST /api/staff/people/7/end/';
  service.answers[end] = new ApiFailure(409, 'changed_meanwhile', 'Somebody has changed this meanwhile.');
  service.answers[list] = people(person({ role: 'admin' }), other);
  await userEvent.click(row.getByRole('button', { name: /^End/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'End it now' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End it now' })).toBeNull());
  expect((row.getByRole('combobox', { name: 'Role' }) as HTMLSelectElement).value).toBe('admin');
  expect($toasts.get().at(-1)?.message).toBe('Somebody was quicker. This is how it stands now.');
  service.answers[end] = { ok: true };
  await userEvent.click(row.getByRole('button', { name: /^End/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'End it now' }));
  await waitFor(() => expect(service.callsOf(end)).toHaveLength(2));
  expect(service.callsOf(end).map(({ body }) => body)).toEqual([
    { was: { role: 'service', store_id: null } },
    { was: { role: 'admin', store_id: null } },
  ]);
});
