// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { GroupState, StaffGroup, StaffMe, StaffPageData, StaffRight } from 'mf-shared/contract';
import { ApiFailure, ApiProvider } from 'mf-shared/http';
import { RoutingProvider } from 'mf-shared/router';
import { $toasts } from 'mf-shared/stores';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { type DoubleAnswer, serviceDouble } from 'mf-shared/testing/service-double';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { EditHere } from './edit-here.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [page, one, save] = ['GET /api/staff/page-data/', 'GET /api/staff/groups/2/', 'PUT /api/staff/groups/2/'];
const paths = { fi: '/takit/', en: '/jackets/', sv: '/takit/', de: '/takit/', fr: '/takit/', ru: '/takit/' };
const nothing: StaffPageData = {
  ...{ static_page_id: null, tabbed_page_id: null, product_group_id: null, model_id: null },
  ...{ brand_id: null, post_id: null, campaign_id: null },
  paths,
};
const state: GroupState = {
  ...{ names: { en: 'Jackets' }, short_names: {}, slugs: { fi: 'takit' }, descriptions: {} },
  ...{ meta_titles: {}, meta_descriptions: {}, image: '', show_in_menu: true },
};
const group = (own: Partial<GroupState> = {}): StaffGroup => ({
  ...{ id: 2, parent_id: null, paths, show_in_menu: true, model_count: 7, state: { ...state, ...own } },
  ...{
    names: state.names,
    place: { parent_id: null, place: 1 },
    filters: { properties: [] },
    all_properties: [],
    sibling_count: 2,
    below_count: 0,
  },
});

const revalidate = vi.fn(async () => undefined);
let goTo: (pathname: string) => void;

/** A page of the shop with its heading, and the forms beside it. */
function Shop({ api, me }: { api: ReturnType<typeof serviceDouble>['api']; me: StaffMe }) {
  const [pathname, setPathname] = useState('/en/takit/');
  const [isOpen, setIsOpen] = useState(true);
  goTo = setPathname;
  const location = { pathname, search: '', hash: '', state: null, key: 'default' };
  return (
    <PageAround packages={['mf-account']}>
      <ApiProvider api={api}>
        <RoutingProvider
          router={{ navigate: async () => undefined, revalidate }}
          routing={{ location, navigation: { state: 'idle' }, revalidation: 'idle' } as never}
        >
          <main>
            <h1>Jackets</h1>
          </main>
          <EditHere
            me={me}
            isOpen={isOpen}
            takesFocus={false}
            onFocused={() => undefined}
            onClose={() => setIsOpen(false)}
          />
          <button type="button" onClick={() => setIsOpen(true)}>
            Open again
          </button>
        </RoutingProvider>
      </ApiProvider>
    </PageAround>
  );
}

function show(rights: StaffRight[], answers: Record<string, DoubleAnswer> = {}) {
  revalidate.mockClear();
  const service = serviceDouble({ [page]: { ...nothing, product_group_id: 2 }, [one]: group(), ...answers });
  render(<Shop api={service.api} me={{ role: 'content', store: null, rights }} />);
  return service;
}
const heading = () => screen.getByRole('heading', { level: 1 });
const nameField = () => screen.findByLabelText<HTMLInputElement>(/^Name, English/);

it('what is typed stands on the page at once, and stays once it is saved and the page is read anew (STAFF-65)', async () => {
  const service = show(['groups.keep']);
  const name = await nameField();
  await waitFor(() => expect(heading().dataset.editHere).toMatch(/^Name, English/));
  await userEvent.type(name, ' and coats');
  expect(heading().textContent).toBe('Jackets and coats');
  service.answers[save] = group({ names: { en: 'Jackets and coats' } }).state;
  service.answers[one] = group({ names: { en: 'Jackets and coats' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(revalidate).toHaveBeenCalled());
  await waitFor(() => expect(heading().dataset.editChanged).toBeUndefined());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(heading().textContent).toBe('Jackets and coats');
  expect(heading().dataset.editHere).toBeUndefined();
});

it('what is typed and refused goes off the page when the forms are closed, and nothing is read anew (STAFF-65)', async () => {
  const service = show(['groups.keep']);
  const name = await nameField();
  await waitFor(() => expect(heading().dataset.editHere).toBeDefined());
  await userEvent.type(name, '!');
  service.answers[save] = new ApiFailure(400, 'invalid_request', 'No', { name_en: 'No such sign' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText(/No such sign/)).not.toEqual([]);
  expect(revalidate).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(heading().textContent).toBe('Jackets');
});

it('a save that fails, or that somebody overtook, is no save (STAFF-42, STAFF-65)', async () => {
  for (const failure of [
    new ApiFailure(409, 'changed_meanwhile', 'Changed'),
    new ApiFailure(500, 'server_error', ''),
  ]) {
    const service = show(['groups.keep']);
    const name = await nameField();
    await waitFor(() => expect(heading().dataset.editHere).toBeDefined());
    await userEvent.type(name, '!');
    service.answers[save] = failure;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(service.callsOf(one)).toHaveLength(2));
    expect([heading().textContent, heading().dataset.editChanged]).toEqual(['Jackets!', '']);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(heading().textContent).toBe('Jackets');
    expect(revalidate).not.toHaveBeenCalled();
    cleanup();
  }
});

it('keeps what was typed while it is closed and on other pages, says where, and asks before the document is left', async () => {
  const service = show(['groups.keep']);
  await userEvent.type(await nameField(), ' and coats');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect((await nameField()).value).toBe('Jackets and coats');
  await waitFor(() => expect(heading().textContent).toBe('Jackets and coats'));
  service.answers[page] = nothing;
  goTo('/en/checkout/');
  const way = await screen.findByRole('link', { name: '/takit/' });
  expect(way.getAttribute('href')).toBe('/en/takit/');
  const leave = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leave);
  expect(leave.defaultPrevented).toBe(true);
  service.answers[page] = { ...nothing, product_group_id: 2 };
  goTo('/en/takit/');
  await waitFor(() => expect(screen.queryByRole('link', { name: '/takit/' })).toBeNull());
  expect((await nameField()).value).toBe('Jackets and coats');
  service.answers[save] = group({ names: { en: 'Jackets and coats' } }).state;
  service.answers[one] = group({ names: { en: 'Jackets and coats' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    const free = new Event('beforeunload', { cancelable: true });
    dispatchEvent(free);
    expect(free.defaultPrevented).toBe(false);
  });
});

it('a text with HTML is looked at before it is saved, and that is no save (STAFF-65)', async () => {
  const service = show(['groups.keep'], { [one]: group({ descriptions: { en: '<p>Warm.</p>' } }) });
  await nameField();
  await userEvent.click(screen.getAllByRole('button', { name: 'Show the HTML' })[0] as HTMLElement);
  const source = await screen.findByLabelText<HTMLTextAreaElement>(/^Description as HTML, English/);
  await userEvent.clear(source);
  await userEvent.type(source, '<p>Warmer.</p>');
  service.answers['POST /api/staff/rich-text/'] = { lost: {} };
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'Changed');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(save)).toHaveLength(1));
  await waitFor(() => expect(service.callsOf(one)).toHaveLength(2));
  expect(service.callsOf('POST /api/staff/rich-text/')).toHaveLength(1);
  expect(revalidate).not.toHaveBeenCalled();
  const leave = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leave);
  expect(leave.defaultPrevented).toBe(true);
});

it('what is typed back is no change, and looking around is none (STAFF-65)', async () => {
  show(['groups.keep']);
  const name = await nameField();
  await userEvent.type(name, '!');
  await userEvent.type(name, '{Backspace}');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'sv');
  const leave = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leave);
  expect(leave.defaultPrevented).toBe(false);
});

it('leads to the page in each language, by the address that it has there (STAFF-65)', async () => {
  show(['groups.keep']);
  const links = await screen.findAllByRole('link', { name: /^[A-Z]{2}$/ });
  expect(links.slice(0, 3).map((link) => link.getAttribute('href'))).toEqual(['/takit/', '/en/jackets/', '/sv/takit/']);
});

it('a press on the marked heading leads to its field (STAFF-65)', async () => {
  show(['groups.keep']);
  const name = await nameField();
  await waitFor(() => expect(heading().dataset.editHere).toBeDefined());
  await userEvent.click(heading());
  expect(document.activeElement).toBe(name);
});

it('a role sees the forms that it may save, and is told where there are none (STAFF-35, STAFF-65)', async () => {
  const service = show(['brands.keep']);
  expect(await screen.findByText('Nothing on this page can be edited here.')).toBeTruthy();
  expect(service.calls).toHaveLength(1);
});

it('on the next page there are the forms of that page (STAFF-65)', async () => {
  const service = show(['groups.keep']);
  await nameField();
  service.answers[page] = nothing;
  goTo('/en/checkout/');
  expect(await screen.findByText('Nothing on this page can be edited here.')).toBeTruthy();
  expect(service.calls.at(-1)?.query).toEqual({ path: '/checkout/' });
});
