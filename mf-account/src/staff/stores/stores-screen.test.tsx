// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Locale, StaffMe, StaffStore, StaffStores, StoreHours } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { MeContext } from '../use-may.ts';
import { StoresScreen } from './stores-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const list = 'GET /api/staff/stores/';
const save = 'PUT /api/staff/stores/7/hours/';
const hours: StoreHours = {
  opening_hours: ['10–20', '10–20', '10–20', '10–20', '10–20', '10–18', null],
  other_days: [
    { from: '2020-12-24', to: '2020-12-26', hours: null, reason: 'holiday' },
    { from: '2199-12-24', to: '2199-12-26', hours: null, reason: 'holiday' },
  ],
};
const store = (own: Partial<StoreHours> = {}): StaffStore => ({
  ...{ id: 7, slug: 'tampere', type: 'retail', hours: { ...hours, ...own } },
  standing: { is_open: true, closes_on: null },
  facts: {
    ...{ name: 'Havu Tampere', short_name: 'Tampere', address: 'Katu 1', postal_code: '33100', city: 'Tampere' },
    ...{ phone: '', email: '', pickup: true, express_pickup: false, sells_online: true, descriptions: {} },
  },
});
const listed = (...results: StaffStore[]): StaffStores => ({
  ...{ results, total: results.length, page: 1, page_count: 1 },
});
const keeper: StaffMe = { role: 'store', store: { id: 7, name: 'Havu Tampere' }, rights: ['stores.hours'] };

function open(me: StaffMe | null = null, address = '/en/staff/stores/', locale: Locale = 'en', first = store()) {
  history.replaceState(null, '', address);
  const service = serviceDouble({ [list]: listed(first) });
  render(
    <PageAt api={service.api} packages={['mf-account']} config={{ locale }}>
      <MeContext value={me}>
        <StoresScreen />
      </MeContext>
    </PageAt>,
  );
  return service;
}
const tooLate = () => new ApiFailure(409, 'changed_meanwhile', 'What you typed is still here.');
const openHours = async () => userEvent.click(await screen.findByText('Change opening hours'));

it('shows the week and the days ahead, and asks for the words of the address (STAFF-47)', async () => {
  const service = open(null, '/en/staff/stores/?q=tampere&page=2');
  expect(await screen.findByText('Mon–Fri 10–20, Sat 10–18')).toBeTruthy();
  expect(screen.getByText(/24.*26 December 2199: closed, public holiday/)).toBeTruthy();
  expect(screen.queryByText(/2020/)).toBeNull();
  expect(service.calls[0]?.query).toEqual({ q: 'tampere', page: 2 });
});

it('store staff see the hours of their store, and neither a field to find others nor its facts (STAFF-36)', async () => {
  open(keeper);
  await openHours();
  expect(screen.queryByRole('searchbox')).toBeNull();
  for (const title of ['Change name, address and texts', 'Close for good', 'New store'])
    expect(screen.queryByText(title)).toBeNull();
});

it('a week that is tidied is one’s own save, and goes with what was read (STAFF-42)', async () => {
  const service = open();
  await openHours();
  const monday = await screen.findByLabelText<HTMLInputElement>(/^Monday/);
  await userEvent.clear(monday);
  await userEvent.type(monday, '9:00-17');
  const kept = store({ opening_hours: ['9–17', ...hours.opening_hours.slice(1)] });
  service.answers[save] = kept.hours;
  service.answers[list] = listed(kept);
  await userEvent.click(screen.getByRole('button', { name: 'Save the week' }));
  await waitFor(() => expect(monday.value).toBe('9–17'));
  expect(service.callsOf(save)[0]?.body).toEqual({
    ...{ opening_hours: ['9:00-17', ...hours.opening_hours.slice(1)], other_days: hours.other_days, was: hours },
  });
  await waitFor(() => expect(service.callsOf(list)).toHaveLength(2));
  expect(screen.queryByText(/Stored now/)).toBeNull();
});

it('who is too late sees the newer hours beside what was typed, and saves over them (STAFF-42)', async () => {
  const service = open();
  await openHours();
  const monday = await screen.findByLabelText<HTMLInputElement>(/^Monday/);
  await userEvent.clear(monday);
  await userEvent.type(monday, '9–17');
  const newer = store({ opening_hours: ['12–14', ...hours.opening_hours.slice(1)] });
  service.answers[save] = tooLate();
  service.answers[list] = listed(newer);
  await userEvent.click(screen.getByRole('button', { name: 'Save the week' }));
  expect(await screen.findByText(/Stored now: Monday: 12–14/)).toBeTruthy();
  expect(monday.value).toBe('9–17');
  service.answers[save] = newer.hours;
  await userEvent.click(screen.getByRole('button', { name: 'Save the week' }));
  await waitFor(() => expect(service.callsOf(save)[1]?.body).toMatchObject({ was: newer.hours }));
});

it('days are added beside those that are there, and taken away in one press that is taken back (STAFF-47)', async () => {
  const service = open();
  await openHours();
  service.answers[save] = hours;
  await userEvent.click(screen.getByText('Add days'));
  const added = within(screen.getByRole('button', { name: 'Add the days' }).closest('form') as HTMLElement);
  const from = added.getByLabelText<HTMLInputElement>(/^First day/);
  await userEvent.type(from, '2199-05-01');
  await userEvent.type(added.getByLabelText(/^Hours/), '10–14');
  await userEvent.click(added.getByRole('button', { name: 'Add the days' }));
  const day = { from: '2199-05-01', to: '2199-05-01', hours: '10–14', reason: 'holiday' };
  await waitFor(() =>
    expect(service.callsOf(save)[0]?.body).toMatchObject({ other_days: [...hours.other_days, day], was: hours }),
  );
  const [first, taken] = hours.other_days;
  const less = { ...hours, other_days: [first] };
  service.answers[save] = less;
  await userEvent.click(screen.getByRole('button', { name: /^Remove 24.*2199/ }));
  await waitFor(() => expect(service.callsOf(save)[1]?.body).toMatchObject({ other_days: [first] }));
  const undo = await waitFor(() => {
    const { action } = $toasts.get().at(-1) ?? {};
    if (!action) throw new Error('no action yet');
    return action;
  });
  expect(undo.label).toBe('Undo');
  undo.run();
  await waitFor(() => expect(service.callsOf(save)[2]?.body).toMatchObject({ other_days: [first, taken], was: less }));
  service.answers[save] = tooLate();
  await userEvent.click(screen.getByRole('button', { name: /^Remove 24.*2199/ }));
  await waitFor(() => expect($toasts.get().at(-1)?.message).toMatch(/quicker/));
});

it('what is typed about days stays where somebody else takes them away, and is saved over what was seen (STAFF-42)', async () => {
  const service = open();
  await openHours();
  await userEvent.click(screen.getByText('Change', { selector: 'summary' }));
  const row = within(screen.getByLabelText(/^Change 24.*2199/).closest('li') as HTMLElement);
  await userEvent.type(await row.findByLabelText(/^Hours/), '10–14');
  const newer = store({ other_days: [] });
  service.answers[save] = tooLate();
  service.answers[list] = listed(newer);
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  expect(await row.findByText(/^No longer stored: 24/)).toBeTruthy();
  expect(row.getByRole('alert').textContent).toContain('What you typed is still here.');
  expect(row.getByLabelText<HTMLInputElement>(/^Hours/).value).toBe('10–14');
  service.answers[save] = newer.hours;
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  const days = { from: '2199-12-24', to: '2199-12-26', hours: '10–14', reason: 'holiday' };
  await waitFor(() => expect(service.callsOf(save)[1]?.body).toMatchObject({ other_days: [days], was: newer.hours }));
});

it('new days stay typed where somebody was quicker (STAFF-42)', async () => {
  const service = open();
  await openHours();
  await userEvent.click(screen.getByText('Add days'));
  const added = within(screen.getByRole('button', { name: 'Add the days' }).closest('form') as HTMLElement);
  const from = added.getByLabelText<HTMLInputElement>(/^First day/);
  await userEvent.type(from, '2199-05-01');
  service.answers[save] = tooLate();
  await userEvent.click(added.getByRole('button', { name: 'Add the days' }));
  await waitFor(() => expect(service.callsOf(list)).toHaveLength(2));
  expect(from.isConnected).toBe(true);
  expect(from.value).toBe('2199-05-01');
});

it('in French a colon has its blank that does not break (LOCALE-37)', async () => {
  const service = open(null, '/fr/staff/stores/', 'fr');
  const change = await screen.findByText('Modifier les horaires');
  expect(change.getAttribute('aria-label')).toBe('Modifier les horaires\u00a0: Havu Tampere');
  await userEvent.click(change);
  const monday = await screen.findByLabelText<HTMLInputElement>(/^lundi/i);
  await userEvent.clear(monday);
  await userEvent.type(monday, '9–17');
  service.answers[save] = tooLate();
  service.answers[list] = listed(store({ opening_hours: ['12–14', null, ...hours.opening_hours.slice(2)] }));
  await userEvent.click(screen.getByRole('button', { name: /semaine/ }));
  const newer = await screen.findByText(/lundi : 12–14/);
  expect(newer.textContent).toContain('lundi\u00a0: 12–14 · mardi\u00a0: fermé');
});

const stand = 'PUT /api/staff/stores/7/standing/';
const standing = (is_open: boolean, closes_on: string | null): StaffStore => ({
  ...store(),
  standing: { is_open, closes_on },
});
const toasts = () => $toasts.get().map(({ message }) => message);

it('a store is made of its name and place, and the form of its hours is open then (STAFF-47)', async () => {
  const make = 'POST /api/staff/stores/';
  const service = open();
  await userEvent.click(await screen.findByText('New store'));
  await userEvent.click(screen.getByRole('button', { name: 'Make the store' }));
  expect(service.callsOf(make)).toHaveLength(0);
  const form = within(screen.getByRole('button', { name: 'Make the store' }).closest('form') as HTMLElement);
  const name = form.getByLabelText<HTMLInputElement>(/^Name/);
  await userEvent.type(name, 'Tampere');
  await userEvent.type(form.getByLabelText(/^City/), ' Tampere ');
  service.answers[make] = new ApiFailure(409, 'import_runs', 'A catalogue is being imported just now.');
  await userEvent.click(screen.getByRole('button', { name: 'Make the store' }));
  expect((await screen.findAllByText('A catalogue is being imported just now.')).length).toBeGreaterThan(0);
  expect(name.value).toBe('Tampere');
  service.answers[make] = { id: 7 };
  service.answers[list] = listed(standing(false, null));
  await userEvent.click(screen.getByRole('button', { name: 'Make the store' }));
  expect(await screen.findByRole('button', { name: 'Save the week' })).toBeTruthy();
  expect(service.callsOf(make)[1]?.body).toEqual({
    ...{ name: 'Tampere', slug: '', address: '', postal_code: '', city: 'Tampere', phone: '', email: '' },
  });
  expect(location.search).toBe('?q=Tampere&open=7');
  expect(toasts()).toEqual(['Tampere is made. Nobody sees it yet: write its hours, then open it.']);
});

it('one that nobody sees is opened by a press, and says what it lacks (STAFF-47)', async () => {
  const hidden = open(null, '/en/staff/stores/', 'en', standing(false, null));
  expect(await screen.findByText(/Not open yet/)).toBeTruthy();
  hidden.answers[stand] = new ApiFailure(409, 'store_not_whole', 'Write the address first.');
  await userEvent.click(screen.getByRole('button', { name: /^Open the store/ }));
  expect(await screen.findByText('Write the address first.')).toBeTruthy();
  hidden.answers[stand] = { is_open: true, closes_on: null };
  hidden.answers[list] = listed(store());
  await userEvent.click(screen.getByRole('button', { name: /^Open the store/ }));
  await waitFor(() => expect(screen.queryByText(/Not open yet/)).toBeNull());
});

it('a store closes at once or on a day, and one that closed opens again (STAFF-47)', async () => {
  const service = open();
  await userEvent.click(await screen.findByText('Close for good'));
  const day = screen.getByLabelText<HTMLInputElement>(/^First day closed/);
  fireEvent.change(day, { target: { value: '2199-12-24' } });
  service.answers[stand] = tooLate();
  const close = screen.getByRole('button', { name: 'Close the store' });
  // Half a day is no day to the browser, and no day would close the store at once.
  const half = vi.spyOn(day.validity, 'badInput', 'get').mockReturnValue(true);
  await userEvent.click(close);
  expect((await screen.findAllByText(/Write the day in full/)).length).toBeGreaterThan(0);
  expect(service.callsOf(stand)).toHaveLength(0);
  half.mockRestore();
  await userEvent.click(close);
  expect((await screen.findAllByText('What you typed is still here.')).length).toBeGreaterThan(0);
  expect(day.value).toBe('2199-12-24');
  service.answers[stand] = { is_open: true, closes_on: '2199-12-24' };
  service.answers[list] = listed(standing(true, '2199-12-24'));
  await userEvent.click(close);
  expect(await screen.findByText(/Closes for good on 24 Dec 2199/)).toBeTruthy();
  const was = { is_open: true, closes_on: null };
  expect(service.callsOf(stand)[1]?.body).toEqual({ is_open: true, closes_on: '2199-12-24', was });
  service.answers[list] = listed(standing(false, '2020-12-24'));
  await userEvent.click(screen.getByRole('button', { name: /^Keep it open/ }));
  expect(await screen.findByText(/Closed since 24 Dec 2020/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Page of the store/ })).toBeNull();
  service.answers[list] = listed(store());
  await userEvent.click(screen.getByRole('button', { name: /^Open it again/ }));
  expect(await screen.findByText('Close for good')).toBeTruthy();
  expect(service.callsOf(stand)[3]?.body).toEqual({
    ...{ is_open: true, closes_on: null, was: { is_open: false, closes_on: '2020-12-24' } },
  });
});
