// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { GroupInTree } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { GroupsScreen } from './groups-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [list, make] = ['GET /api/staff/groups/', 'POST /api/staff/groups/'];
const paths = { fi: '/x/', en: '/x/', sv: '/x/', de: '/x/', fr: '/x/', ru: '/x/' };
const group = (id: number, parent_id: number | null, en: string, show_in_menu = true): GroupInTree => ({
  ...{ id, parent_id, names: { en, fi: en }, paths, show_in_menu, model_count: id },
});

function show(query = '') {
  history.replaceState(null, '', `/en/staff/groups/${query}`);
  const results = [group(1, null, 'Clothing'), group(2, 1, 'Jackets', false), group(3, null, 'Footwear')];
  const service = serviceDouble({ [list]: { results } });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <GroupsScreen />
    </PageAt>,
  );
  return service;
}
const items = () => screen.getAllByRole('treeitem').map((item) => within(item).getByRole('link').textContent);

it('the tree opens, closes and leads to a group by keys alone (STAFF-56)', async () => {
  show();
  await screen.findByRole('tree');
  expect(items()).toEqual(['Clothing', 'Footwear']);
  await userEvent.tab();
  while (document.activeElement?.getAttribute('role') !== 'treeitem') await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(items()).toEqual(['Clothing', 'Jackets', 'Footwear']);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('Hidden from menus');
  expect(document.activeElement?.textContent).toContain('2 products in the shop');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(items()).toEqual(['Clothing', 'Footwear']);
  await userEvent.keyboard('{End}{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/en/staff/groups/3/'));
});

it('a found group is shown below those above it (STAFF-56)', async () => {
  show('?q=jack');
  await screen.findByText('1 group');
  expect(items()).toEqual(['Clothing', 'Jackets']);
});

it('a new group whose address a page has is refused beside its field, and what was typed stays (STAFF-56)', async () => {
  const service = show();
  await userEvent.click(await screen.findByText('Make a group'));
  await userEvent.type(screen.getByLabelText(/^Name, English/), 'Tents');
  const slug = screen.getByLabelText<HTMLInputElement>(/^Part of the address, English/);
  await userEvent.type(slug, 'checkout');
  service.answers[make] = new ApiFailure(400, 'invalid_request', 'Invalid', { slug_en: 'A page has it.' });
  await userEvent.click(screen.getByRole('button', { name: 'Make the group' }));
  await waitFor(() => expect(slug.getAttribute('aria-invalid')).toBe('true'));
  expect(slug.value).toBe('checkout');
  expect(service.callsOf(make)[0]?.body).toEqual({
    ...{ names: { en: 'Tents' }, slugs: { en: 'checkout' }, parent_id: null, show_in_menu: true },
  });
});
