// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffTabbedPage, TabbedPageRequest, TabState } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { PageScreen } from './page-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [one, save] = ['GET /api/staff/tabbed-pages/7/', 'PUT /api/staff/tabbed-pages/7/'];
const tab = (name: string, tabs: TabState[] = []): TabState => ({
  ...{ titles: { en: name }, slugs: { en: name.toLowerCase() }, contents: { en: `<p>${name}</p>` }, tabs },
});
const page = (...tabs: TabState[]): StaffTabbedPage => ({
  ...{ titles: { en: 'Care' }, tabs, is_published: true, published_on: '', section: 'service', in_menu: true },
  ...{ id: 7, path: '/care/', standing: 'published', languages: ['en'] },
});
const tents = tab('Tents');
const shoes = tab('Shoes', [tab('Leather')]);

function show() {
  history.replaceState(null, '', '/en/staff/pages/tabs-7/');
  const service = serviceDouble({ [one]: page(shoes, tents), [save]: {} });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <PageScreen id="tabs-7" />
    </PageAt>,
  );
  return service;
}
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const sent = (service: ReturnType<typeof show>) => service.callsOf(save).at(-1)?.body as TabbedPageRequest;

it('tabs stand in their order with those below them, and move by a press over what was seen (STAFF-59)', async () => {
  const service = show();
  await screen.findByRole('heading', { level: 3, name: 'Leather' });
  expect(names()).toEqual(['Shoes', 'Leather', 'Tents']);
  service.answers[one] = page(tents, shoes);
  await userEvent.click(screen.getByRole('button', { name: 'Move up: Tents' }));
  await waitFor(() => expect(names()).toEqual(['Tents', 'Shoes', 'Leather']));
  expect(sent(service)).toMatchObject({ tabs: [tents, shoes], was: { tabs: [shoes, tents] } });
  // Both buttons stay at an end, and do nothing there.
  await userEvent.click(screen.getByRole('button', { name: 'Move up: Tents' }));
  expect(service.callsOf(save)).toHaveLength(1);
});

it('a tab is removed in one press; where the one above stays without a text, the reason stands beside the button (STAFF-59)', async () => {
  const service = show();
  const remove = await screen.findByRole('button', { name: 'Remove Leather' });
  service.answers[save] = new ApiFailure(400, 'tab_without_text', 'Tab 2 would have no text.');
  await userEvent.click(remove);
  expect((await screen.findByRole('alert')).textContent).toContain('Tab 2 would have no text.');
  service.answers[save] = {};
  service.answers[one] = page(tab('Shoes'), tents);
  await userEvent.click(remove);
  await waitFor(() => expect(names()).toEqual(['Shoes', 'Tents']));
  expect(sent(service).tabs).toEqual([tab('Shoes'), tents]);
  expect($toasts.get().map(({ message }) => message)).toEqual(['Leather is removed. The log brings it back.']);
});

it('a tab is written in its place, and its row stays open when its address is another one (STAFF-59)', async () => {
  const service = show();
  await screen.findByRole('heading', { level: 3, name: 'Tents' });
  const row = within(screen.getAllByRole('listitem').at(-1) as HTMLElement);
  await userEvent.click(row.getByText('Change'));
  const slug = row.getByRole<HTMLInputElement>('textbox', { name: 'Part of the address, English' });
  await userEvent.clear(slug);
  await userEvent.type(slug, 'shelters');
  const written = { ...tents, slugs: { en: 'shelters' } };
  service.answers[one] = page(shoes, written);
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  await row.findByText('shelters');
  expect(sent(service)).toMatchObject({ tabs: [shoes, written], tab: [1] });
  expect(slug.isConnected).toBe(true);
});

it('what is typed in a tab is planned for a moment, told below it, and not saved (STAFF-68)', async () => {
  const service = show();
  const [plan, waiting] = ['POST /api/staff/tabbed-pages/7/planned/', 'GET /api/staff/tabbed-pages/7/planned/'];
  service.answers[plan] = { ok: true };
  const { field } = await writeInLast('Heading, English', 'Shelters');
  const row = within(screen.getAllByRole('listitem').at(-1) as HTMLElement);
  fireEvent.change(row.getByLabelText(/^Moment/), { target: { value: '2030-01-02T05:04' } });
  service.answers[waiting] = {
    results: [
      {
        ...{ id: 5, due_at: '2030-01-02T03:04:00.000Z', until: null, is_end: false },
        ...{ by: 'Saara', changed: ['tab_title 2 en'], outcome: null },
      },
    ],
  };
  await userEvent.click(row.getByRole('button', { name: 'Plan' }));
  const list = await row.findByRole('list', { name: 'Planned changes' });
  expect(list.textContent).toContain('Tab 2: Heading, English');
  expect(service.callsOf(plan)[0]?.body).toMatchObject({
    ...{ tab: [1], tabs: [shoes, { titles: { en: 'Shelters' } }], was: { tabs: [shoes, tents] } },
    ...{ due_at: new Date('2030-01-02T05:04').toISOString(), until: null },
  });
  expect([service.callsOf(save).length, field.value]).toEqual([0, 'Tents']);
});

it('a new tab is read back behind the others, and its form is empty again (STAFF-59)', async () => {
  const service = show();
  await screen.findByRole('heading', { level: 3, name: 'Tents' });
  await userEvent.click(screen.getByText('New tab', { exact: true }));
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Heading, English' });
  await userEvent.type(title, 'Stoves');
  service.answers[one] = page(shoes, tents, tab('Stoves'));
  await userEvent.click(screen.getByRole('button', { name: 'Add the tab' }));
  await waitFor(() => expect(names()).toEqual(['Shoes', 'Leather', 'Tents', 'Stoves']));
  expect(sent(service).tab).toEqual([2]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Heading, English' }).value).toBe('');
});

/** Opens the form of the last tab, and writes into one of its fields. */
async function writeInLast(label: string, words: string) {
  await screen.findByRole('heading', { level: 3, name: 'Tents' });
  const row = within(screen.getAllByRole('listitem').at(-1) as HTMLElement);
  await userEvent.click(row.getByText('Change'));
  const field = row.getByRole<HTMLInputElement>('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, words);
  return { field, press: () => userEvent.click(row.getByRole('button', { name: 'Save' })) };
}

it('what is typed in a tab stays while somebody else gives the tab another address (STAFF-42, STAFF-59)', async () => {
  const service = show();
  const { field, press } = await writeInLast('Heading, English', 'Shelters');
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'What you typed is still here.');
  service.answers[one] = page(shoes, { ...tents, slugs: { en: 'canvas' } });
  await press();
  await screen.findByText(/Stored now: .*Part of the address, English: canvas/);
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('Shelters');
});

it('a tab that is saved without the blanks around its words is not told as somebody else’s (STAFF-42, STAFF-59)', async () => {
  const service = show();
  const { field, press } = await writeInLast('Heading, English', 'Canvas ');
  service.answers[one] = page(shoes, { ...tents, titles: { en: 'Canvas' } });
  await press();
  await waitFor(() => expect(names()).toEqual(['Shoes', 'Leather', 'Canvas']));
  expect(field.value).toBe('Canvas');
  expect(screen.queryByText(/Stored now/)).toBeNull();
});

it('each tab has one row, also where one has the address that another one had (STAFF-59)', async () => {
  const service = show();
  const { press } = await writeInLast('Part of the address, English', 'shelters');
  const renamed = { ...tents, slugs: { en: 'shelters' } };
  service.answers[one] = page(shoes, renamed);
  await press();
  await screen.findByText('shelters');
  service.answers[one] = page(shoes, renamed, { ...tab('New'), slugs: { en: 'tents' } });
  await userEvent.click(screen.getByText('New tab', { exact: true }));
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Heading, English' }).at(-1) as HTMLElement, 'New');
  await userEvent.click(screen.getByRole('button', { name: 'Add the tab' }));
  await screen.findByRole('heading', { level: 3, name: 'New' });
  service.answers[one] = page(renamed, { ...tab('New'), slugs: { en: 'tents' } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Shoes' }));
  await waitFor(() => expect(names()).toEqual(['Tents', 'New']));
});

it('a save without an answer is read back, because it may be stored (STAFF-59)', async () => {
  const service = show();
  const { field, press } = await writeInLast('Heading, English', 'Canvas');
  service.answers[save] = silence();
  service.answers[one] = page(shoes, { ...tents, titles: { en: 'Canvas' } });
  await press();
  await waitFor(() => expect(names()).toEqual(['Shoes', 'Leather', 'Canvas']));
  expect(field.value).toBe('Canvas');
});
