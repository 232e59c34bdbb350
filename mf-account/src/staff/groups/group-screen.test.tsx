// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { GroupState, StaffGroup } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { GroupScreen } from './group-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [list, one, save, place] = [
  'GET /api/staff/groups/',
  'GET /api/staff/groups/2/',
  'PUT /api/staff/groups/2/',
  'PUT /api/staff/groups/2/place/',
];
const paths = { fi: '/takit/', en: '/jackets/', sv: '/takit/', de: '/takit/', fr: '/takit/', ru: '/takit/' };
const state: GroupState = {
  ...{ names: { fi: 'Takit', en: 'Jackets' }, short_names: {}, slugs: { fi: 'takit', en: 'jackets' } },
  ...{ descriptions: {}, meta_titles: {}, meta_descriptions: {}, show_in_menu: true },
  image: '/media/groups/jackets',
};
const group = (own: Partial<GroupState> = {}): StaffGroup => ({
  ...{ id: 2, parent_id: null, paths, show_in_menu: true, model_count: 7, state: { ...state, ...own } },
  ...{
    names: state.names,
    place: { parent_id: null, place: 1 },
    filters: { properties: [] },
    all_properties: [],
    sibling_count: 2,
    below_count: 3,
  },
});

function show() {
  history.replaceState(null, '', '/en/staff/groups/2/');
  const service = serviceDouble({ [one]: group(), [list]: { results: [group()] } });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <GroupScreen id="2" />
    </PageAt>,
  );
  return service;
}

it('a changed part of the address is told with what it becomes, before it is saved (STAFF-56)', async () => {
  show();
  const slug = await screen.findByLabelText<HTMLInputElement>(/^Part of the address, English/);
  expect(screen.queryByText(/becomes/)).toBeNull();
  await userEvent.clear(slug);
  await userEvent.type(slug, 'coats');
  const told = await screen.findByText(/becomes/);
  expect(told.textContent).toContain('/jackets/ becomes /coats/');
  expect(told.textContent).toContain('3 groups below');
});

it('a picture is taken away and saved, and the form says what is shown then (STAFF-56)', async () => {
  const service = show();
  service.answers[save] = { ...state, image: '' };
  const shown = await screen.findByRole('img', { name: 'The picture of the group now' });
  expect(shown.getAttribute('src')).toContain('/media/groups/jackets');
  expect(screen.queryByText(/^Without one of its own/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take the picture away' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Find a picture/));
  expect(screen.getByText(/^Without one of its own/)).toBeTruthy();
  const texts = within(screen.getByRole('region', { name: 'Names and texts' }));
  await userEvent.click(texts.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(save)).toHaveLength(1));
  expect(service.callsOf(save)[0]?.body).toMatchObject({ image: '', was: { image: '/media/groups/jackets' } });
});

it('what was typed is kept for a colleague by a press of another button, unsaved (STAFF-64)', async () => {
  const service = show();
  const preview = 'POST /api/staff/groups/2/preview/';
  service.answers[preview] = { token: 'abc', ends_at: '2030-01-02T03:04:05.000Z' };
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name, English/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Coats');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const link = await screen.findByRole('link', { name: /^Open the preview/ });
  expect(link.getAttribute('href')).toBe('/en/preview/#abc');
  expect(service.callsOf(preview)[0]?.body).toMatchObject({ names: { fi: 'Takit', en: 'Coats' } });
  expect(service.callsOf(save)).toEqual([]);
  expect(name.value).toBe('Coats');
});

const plan = 'POST /api/staff/groups/2/planned/';
const waiting = 'GET /api/staff/groups/2/planned/';
const change = {
  ...{ id: 5, due_at: '2030-01-02T03:04:00.000Z', until: null, is_end: false },
  ...{ by: 'Saara', changed: ['names_en'], outcome: null },
};

it('what was typed is planned for a moment, told with its fields, and taken back (STAFF-68)', async () => {
  const service = show();
  service.answers[plan] = { ok: true };
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name, English/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Coats');
  const moment = screen.getByLabelText<HTMLInputElement>(/^Moment/);
  await userEvent.click(screen.getByRole('button', { name: 'Plan' }));
  expect(await screen.findByText('Please fill in this field.')).toBeTruthy();
  expect(service.callsOf(plan)).toEqual([]);
  expect(document.activeElement).toBe(moment);
  fireEvent.change(moment, { target: { value: '2030-01-02T05:04' } });
  service.answers[waiting] = { results: [change] };
  // Enter in the field of the moment plans, and does not save at once.
  fireEvent.keyDown(moment, { key: 'Enter' });
  const list = await screen.findByRole('list', { name: 'Planned changes' });
  expect(list.textContent).toContain('Name, English');
  expect(list.textContent).toContain('planned by Saara');
  expect(service.callsOf(plan)[0]?.body).toMatchObject({
    ...{ names: { fi: 'Takit', en: 'Coats' }, was: { names: { fi: 'Takit', en: 'Jackets' } } },
    ...{ due_at: new Date('2030-01-02T05:04').toISOString(), until: null },
  });
  expect(service.callsOf(save)).toEqual([]);
  expect([name.value, moment.value]).toEqual(['Jackets', '']);
  service.answers['DELETE /api/staff/groups/2/planned/5/'] = { ok: true };
  service.answers[waiting] = { results: [] };
  await userEvent.click(screen.getByRole('button', { name: /^Take back what is planned/ }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Planned changes' })).toBeNull());
  expect(document.activeElement?.textContent).toBe('Publish at a moment');
});

it('a moment that is refused says so, and what was typed stays (STAFF-68)', async () => {
  const service = show();
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name, English/);
  await userEvent.type(name, '!');
  service.answers[plan] = new ApiFailure(400, 'invalid_request', 'No', { due_at: 'Choose a later moment.' });
  fireEvent.change(screen.getByLabelText(/^Moment/), { target: { value: '2020-01-02T05:04' } });
  await userEvent.click(screen.getByRole('button', { name: 'Plan' }));
  expect(await screen.findByText('Choose a later moment.')).toBeTruthy();
  expect(name.value).toBe('Jackets!');
});

it('what is typed is planned for a time, and both moments are told and refused beside their fields (STAFF-68)', async () => {
  const service = show();
  await userEvent.type(await screen.findByLabelText<HTMLInputElement>(/^Name, English/), '!');
  const until = screen.getByLabelText<HTMLInputElement>(/^Until/);
  fireEvent.change(screen.getByLabelText(/^Moment/), { target: { value: '2030-01-02T05:04' } });
  fireEvent.change(until, { target: { value: '2030-01-01T05:04' } });
  service.answers[plan] = new ApiFailure(400, 'invalid_request', 'No', { until: 'Choose one after the start.' });
  await userEvent.click(screen.getByRole('button', { name: 'Plan' }));
  expect(await screen.findByText('Choose one after the start.')).toBeTruthy();
  expect([document.activeElement, until.value]).toEqual([until, '2030-01-01T05:04']);
  service.answers[plan] = { ok: true };
  service.answers[waiting] = { results: [{ ...change, until: '2030-01-04T03:04:00.000Z' }] };
  fireEvent.change(until, { target: { value: '2030-01-04T05:04' } });
  fireEvent.keyDown(until, { key: 'Enter' });
  const list = await screen.findByRole('list', { name: 'Planned changes' });
  expect(list.textContent).toMatch(/2030.* until .*2030.*Name, English/);
  expect(service.callsOf(plan)[1]?.body).toMatchObject({ until: new Date('2030-01-04T05:04').toISOString() });
});

it('what goes back to what was before is told as that, and where it could not (STAFF-68)', async () => {
  const service = show();
  service.answers[waiting] = {
    results: [
      { ...change, is_end: true, outcome: 'overtaken' },
      { ...change, id: 6, is_end: true },
    ],
  };
  await screen.findByLabelText(/^Name, English/);
  expect(await screen.findByText(/^Not all of it went back on .*: Name, English/)).toBeTruthy();
  expect(screen.getByText(/back to what was before: Name, English/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Let stay what would go back/ })).toBeTruthy();
});

it('what could not be published is told (STAFF-68)', async () => {
  const service = show();
  service.answers[waiting] = { results: [{ ...change, outcome: 'overtaken' }] };
  await screen.findByLabelText(/^Name, English/);
  expect(
    await screen.findByText(/somebody had changed some of it by then. It would have changed: Name, English/),
  ).toBeTruthy();
});

it('who is too late sees what is stored in the fields that differ, and keeps what was typed (STAFF-42, STAFF-56)', async () => {
  const service = show();
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name, English/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Coats');
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'Changed meanwhile');
  service.answers[one] = group({ names: { ...state.names, en: 'Outerwear' }, show_in_menu: false });
  const texts = within(screen.getByRole('region', { name: 'Names and texts' }));
  await userEvent.click(texts.getByRole('button', { name: 'Save' }));
  const newer = await screen.findByText(/Stored now/);
  expect(newer.textContent).toMatch(/Menus lead to it: no · Name, English: Outerwear/);
  expect(name.value).toBe('Coats');
  await userEvent.click(screen.getByRole('button', { name: 'Take what is stored' }));
  expect(name.value).toBe('Outerwear');
});

it('a group moves by buttons, of which the one at its end does nothing (STAFF-56)', async () => {
  const service = show();
  service.answers[place] = { parent_id: null, place: 2 };
  await userEvent.click(await screen.findByRole('button', { name: 'Move up' }));
  expect(service.callsOf(place)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Move down' }));
  await waitFor(() => expect(service.callsOf(place)).toHaveLength(1));
  expect(service.callsOf(place)[0]?.body).toEqual({ parent_id: null, place: 2, was: { parent_id: null, place: 1 } });
});
