// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { $session, $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { StaffBar } from './staff-bar.tsx';

const nobody = $session.get();
afterEach(() => {
  cleanup();
  $session.set(nobody);
  vi.unstubAllGlobals();
});

const all = ['orders.read', 'returns.read', 'complaints.work', 'reviews.work', 'transfers.work', 'customers.read'];
const me = (rights = all) => ({ 'GET /api/staff/me/': { role: 'service', store: null, rights } });

function show(session: object, answers: Parameters<typeof serviceDouble>[0] = {}) {
  $session.set({ ...nobody, ...session });
  render(
    <PageAt api={serviceDouble({ ...me(), ...answers }).api} packages={['mf-account']}>
      <StaffBar />
    </PageAt>,
  );
}

it('is not there for shoppers, signed in or not (LOOK-55)', () => {
  show({});
  expect(document.body.textContent).toBe('');
  cleanup();
  show({ id: 7, email: 'aino@example.fi' });
  expect(document.body.textContent).toBe('');
});

it('leads staff to the rooms of their role, and names who is signed in (STAFF-35)', async () => {
  show({ id: 3, isStaffUser: true, username: 'Saara' });
  const bar = screen.getByLabelText('Staff bar');
  await within(bar).findByRole('link', { name: 'Orders' });
  expect(bar.textContent).toContain('Saara');
  const links = within(bar)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  for (const room of ['orders', 'returns', 'complaints', 'reviews', 'transfers'])
    expect(links).toContain(`/en/staff/${room}/`);
  cleanup();
  show({ id: 5, isStaffUser: true, username: 'Kerttu' }, me(['reviews.work']));
  await screen.findByRole('link', { name: 'Reviews' });
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
});

it('says that an admin is one, by email where there is no name', () => {
  show({ id: 4, isAdminUser: true, email: 'admin@havu.example' });
  expect(screen.getByLabelText('Staff bar').textContent).toContain('admin@havu.example, admin');
});

it('leads from a product and its group to their rooms, and from a page with tabs to its own (STAFF-11)', async () => {
  const looked = { static_page_id: null, tabbed_page_id: 7, product_group_id: 41, model_id: 3020 };
  const rights = ['products.read', 'groups.keep', 'pages.keep'];
  show({ id: 3, isStaffUser: true, username: 'Saara' }, { ...me(rights), 'GET /api/staff/page-data/': looked });
  await screen.findByRole('button', { name: 'Edit this page' });
  const data = document.querySelector('[popover]');
  if (!data) throw new Error('The bar has no data of the page');
  fireEvent(data, Object.assign(new Event('toggle'), { newState: 'open' }));
  const room = await screen.findByRole('link', { name: '3020', hidden: true });
  expect(room.getAttribute('href')).toBe('/en/staff/products/3020/');
  expect(screen.getByRole('link', { name: '41', hidden: true }).getAttribute('href')).toBe('/en/staff/groups/41/');
  expect(screen.getByRole('link', { name: '7', hidden: true }).getAttribute('href')).toBe('/en/staff/pages/tabs-7/');
});

it('shows pages as members of the club see them, and as others again, in this tab (STAFF-67)', async () => {
  const staff = { id: 3, isStaffUser: true, username: 'Saara' };
  show(staff);
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'As a member' }));
  await press();
  expect($session.get()).toMatchObject({ isClubMember: true, isStaffUser: true });
  // The customer is loaded again, as with the next document.
  act(() => $session.set({ ...nobody, ...staff }));
  expect($session.get().isClubMember).toBe(true);
  await press();
  expect($session.get().isClubMember).toBe(false);
  await press();
  // A member of the staff who buys for a customer sees what this customer does.
  const { firstName, lastName, email, phone, address, city, state, postcode } = nobody;
  const actingFor = { id: 9, firstName, lastName, email, phone, address, city, state, postcode };
  act(() => $session.set({ ...nobody, ...staff, actingFor }));
  expect($session.get().isClubMember).toBe(false);
  expect(screen.queryByRole('button', { name: 'As a member' })).toBeNull();
});

it('leads nowhere that a role may not go (STAFF-35)', async () => {
  const looked = { static_page_id: 5, tabbed_page_id: null, product_group_id: 41, model_id: null };
  show({ id: 3, isStaffUser: true }, { ...me(['orders.read']), 'GET /api/staff/page-data/': looked });
  await screen.findByRole('link', { name: 'Orders' });
  const data = document.querySelector('[popover]');
  if (!data) throw new Error('The bar has no data of the page');
  fireEvent(data, Object.assign(new Event('toggle'), { newState: 'open' }));
  expect((await screen.findByText('41')).closest('a')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit this page' })).toBeNull();
});

it.each([
  ['is copied', { writeText: async () => undefined }, 'success'],
  ['cannot be copied where the browser refuses', { writeText: async () => Promise.reject(new Error('no')) }, 'error'],
  ['cannot be copied on a page that is not secure', undefined, 'error'],
])('a fact of a page %s, and that is told (STAFF-11)', async (_how, clipboard, kind) => {
  vi.stubGlobal('navigator', { clipboard });
  show({ id: 3, isStaffUser: true, username: 'Saara' });
  const data = document.querySelector('[popover]');
  if (!data) throw new Error('The bar has no data of the page');
  fireEvent(data, Object.assign(new Event('toggle'), { newState: 'open' }));
  const before = $toasts.get().length;
  fireEvent.click(await screen.findByRole('button', { name: /^Copy/, hidden: true }));
  await vi.waitFor(() => expect($toasts.get()).toHaveLength(before + 1));
  expect($toasts.get().at(-1)?.kind).toBe(kind);
});
