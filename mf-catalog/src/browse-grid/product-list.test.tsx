// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ProductListItem } from 'mf-shared/contract';
import { $session, anonymousSession } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { emptyPage, type ListPage } from '../load-list/list-page.ts';
import { cardOf } from '../product-cards/list-card.ts';
import type { ListSort } from '../sort-products/sort-option.ts';
import { listItem } from '../testing/list-item.ts';
import { listService } from '../testing/list-service.ts';
import { ProductList } from './product-list.tsx';

vi.setConfig({ testTimeout: 30_000 });

const price = (active: number) => ({ active, reference: null, type: 'normal', percentage: null, club: null }) as const;
const jackets = [
  listItem({ id: 1, name: 'Kuura', sizes: ['S', 'M'], price: price(300), manufacturer: 'Kaamos' }),
  listItem({ id: 2, name: 'Tuisku', sizes: ['M'], price: price(100), manufacturer: 'Rova', manufacturerSlug: 'rova' }),
  listItem({ id: 3, name: 'Aava', sizes: ['L'], price: price(200), manufacturer: 'Kaamos' }),
];
/** Read from the elements: by their roles, one look at a hundred cards takes a second on a busy machine. */
const names = () => Array.from(document.querySelectorAll('article h2'), ({ textContent }) => textContent);
const firstPage = (items: readonly ProductListItem[]): ListPage => ({
  ...emptyPage,
  cards: items.map(cardOf),
  total: items.length,
  filtered: items.length,
});

let group = 0;
function show(items: readonly ProductListItem[], first = firstPage(items), sortOfGroup: ListSort = 'default') {
  group += 1;
  const service = listService(items);
  render(
    <PageAt api={service.api} packages={['mf-catalog']}>
      <ProductList
        first={first}
        source={{ kind: 'models', source: 'ProductGroup', id: group }}
        properties={[]}
        sortOfGroup={sortOfGroup}
      />
    </PageAt>,
  );
  return { service, user: userEvent.setup() };
}

async function openFilters(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: /filter/i }));
  return within(await screen.findByRole('dialog'));
}

// What comes later to a page is there before the tests: they wait for what is shown, not for code to be compiled.
beforeAll(() => Promise.all([import('./list-extras.tsx'), import('../load-list/list-module.ts')]), 60_000);
beforeEach(() => {
  history.replaceState(null, '', '/en/clothing/jackets/');
});
afterEach(() => {
  cleanup();
  $session.set(anonymousSession);
});

it('order, grid size and filters stand above the grid; the filters open at the right side (LIST-21, LIST-25)', async () => {
  const { user } = show(jackets);
  const [first] = document.querySelectorAll('article');
  const tools = [
    screen.getByRole('combobox', { name: /sort/i }),
    screen.getByRole('button', { name: /filter/i }),
    screen.getByRole('group', { name: /card/i }),
  ];
  for (const tool of tools)
    expect(tool.compareDocumentPosition(first as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await openFilters(user);
  expect(screen.getByRole('dialog').className).toMatch(/side/);
});

it('changing a filter updates the list, the count and the address (LIST-44)', async () => {
  const { user } = show(jackets);
  expect(names()).toEqual(['Kuura', 'Tuisku', 'Aava']);
  const panel = await openFilters(user);
  await user.click(await panel.findByLabelText(/^M/));
  await waitFor(() => expect(names()).toEqual(['Kuura', 'Tuisku']));
  await waitFor(() => expect(location.search).toBe('?size=M'));
  expect(screen.getAllByText('2 / 3')).toHaveLength(1);
});

it("each option tells what it would leave, the other filters counted in, its own filter's left out", async () => {
  const { user } = show(jackets);
  const panel = await openFilters(user);
  await user.click(await panel.findByLabelText(/Rova/));
  await waitFor(() => expect(panel.getByLabelText(/^M/).closest('label')?.textContent).toBe('M1'));
  expect(panel.getByLabelText(/Kaamos/).closest('label')?.textContent).toBe('Kaamos2');
  expect(panel.getByLabelText<HTMLInputElement>(/^L/).disabled).toBe(true);
});

it('a chip takes its filter off, and an unset filter removes its parameter (LOOK-37)', async () => {
  history.replaceState(null, '', '/en/clothing/jackets/?size=L&sort=lowest');
  const { user } = show(jackets);
  await openFilters(user);
  await waitFor(() => expect(names()).toEqual(['Aava']));
  const [chip] = await screen.findAllByRole('button', { name: /Size L/ });
  if (chip) await user.click(chip);
  await waitFor(() => expect(names()).toEqual(['Tuisku', 'Aava', 'Kuura']));
  await waitFor(() => expect(location.search).toBe('?sort=lowest'));
});

it("sort 'default' removes the sort parameter (LIST-42)", async () => {
  const { user } = show(jackets);
  await user.selectOptions(screen.getByRole('combobox'), 'highest');
  await waitFor(() => expect(names()).toEqual(['Kuura', 'Aava', 'Tuisku']));
  await waitFor(() => expect(location.search).toBe('?sort=highest'));
  await user.selectOptions(screen.getByRole('combobox'), 'default');
  await waitFor(() => expect(location.search).toBe(''));
});

it('going back brings the list back as it was', async () => {
  const { user } = show(jackets);
  await user.selectOptions(screen.getByRole('combobox'), 'lowest');
  await waitFor(() => expect(location.search).toBe('?sort=lowest'));
  history.back();
  await waitFor(() => expect(names()).toEqual(['Kuura', 'Tuisku', 'Aava']));
});

it('cards show stars where the list is sorted by them, by choice or by its group (CARD-3)', async () => {
  const rated = [listItem({ id: 1, name: 'Kuura', rating: 8, ratingCount: 3 })];
  const { user } = show(rated);
  expect(screen.queryByRole('img', { name: /stars/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox'), 'stars');
  expect(await screen.findByRole('img', { name: /stars/ })).toBeTruthy();
  cleanup();
  history.replaceState(null, '', '/en/clothing/jackets/');
  show(rated, firstPage(rated), 'stars');
  expect(screen.getByRole('img', { name: /stars/ })).toBeTruthy();
});

it('filters that leave nothing say so and offer the way out', async () => {
  history.replaceState(null, '', '/en/clothing/jackets/?text=nosuchword');
  const { user } = show(jackets);
  await openFilters(user);
  expect(await screen.findByText('No product matches the filters')).toBeTruthy();
  const [clear] = screen.getAllByRole('button', { name: 'Clear all' });
  if (clear) await user.click(clear);
  await waitFor(() => expect(names()).toHaveLength(3));
});

it('a filter that cannot be applied says so; trying again applies it', async () => {
  const { service, user } = show(jackets);
  service.isDown = true;
  await user.selectOptions(screen.getByRole('combobox'), 'lowest');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  service.isDown = false;
  await user.click(retry);
  await waitFor(() => expect(names()).toEqual(['Tuisku', 'Aava', 'Kuura']));
});

it('a list that failed is empty with a way to try again (LIST-7)', () => {
  show([], { ...emptyPage, isFailed: true });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('filters that cannot be loaded say so in the panel, and come when tried again', async () => {
  const { service, user } = show(jackets);
  service.isDown = true;
  await user.click(screen.getByRole('button', { name: /filter/i }));
  const panel = within(await screen.findByRole('dialog'));
  const retry = await panel.findByRole('button', { name: 'Try again' });
  expect(panel.getByRole('alert').textContent).toBe('The products could not be loaded');
  service.isDown = false;
  await user.click(retry);
  expect(await panel.findByLabelText(/^M/)).toBeTruthy();
  expect(panel.queryByRole('alert')).toBeNull();
});

it('until the list is there the panel shows where its filters will stand, and old cards are told to be old (LOOK-47)', async () => {
  const { service, user } = show(jackets);
  const answer = service.hold();
  await user.selectOptions(screen.getByRole('combobox'), 'lowest');
  await waitFor(() => expect(document.querySelector('[aria-busy=true] article')).toBeTruthy());
  await user.click(screen.getByRole('button', { name: /filter/i }));
  expect(await screen.findByRole('status', { name: 'The filters are loading' })).toBeTruthy();
  answer();
  await waitFor(() => expect(names()).toEqual(['Tuisku', 'Aava', 'Kuura']));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
});

it('where no more cards come, the end of the list says so and asks again by hand', async () => {
  const many = Array.from({ length: 130 }, (_, index) => listItem({ id: index + 1, name: `Kuura ${index}` }));
  // Told to be longer than what is fetched before anybody asks, so that only the presses below ask.
  const { service, user } = show(many, { ...firstPage(many.slice(0, 60)), total: 5001, filtered: 5001 });
  service.isDown = true;
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The products could not be loaded');
  expect(names()).toHaveLength(60);
  service.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  // In a browser the end that is in view asks by itself once the list is there.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show more' }).getAttribute('aria-busy')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(names()).toHaveLength(120));
});

it('a later page begins with its own cards, in the browser too, and links to the pages around it', async () => {
  const many = Array.from({ length: 190 }, (_, index) =>
    listItem({ id: index + 1, name: `Jacket ${index + 1}`, sizes: [index % 2 === 0 ? 'S' : 'M'] }),
  );
  history.replaceState(null, '', '/en/clothing/jackets/?page=2');
  const { user } = show(many, { ...firstPage(many), cards: many.slice(60, 120).map(cardOf) });
  expect(names()[0]).toBe('Jacket 61');
  expect(screen.getByRole('link', { name: /previous/i }).getAttribute('href')).toBe('/en/clothing/jackets/');
  expect(screen.getByRole('link', { name: /next/i }).getAttribute('href')).toBe('/en/clothing/jackets/?page=3');
  const panel = await openFilters(user);
  expect(names()[0]).toBe('Jacket 61');
  await user.click(await panel.findByLabelText(/^M/));
  await waitFor(() => expect(names()[0]).toBe('Jacket 2'));
  await waitFor(() => expect(location.search).toBe('?size=M'));
});

it('a list is sorted by the prices that its reader sees: members by theirs (LIST-43)', async () => {
  const club = { active: 300, reference: null, type: 'club', percentage: null, club: 150 } as const;
  const items = [listItem({ id: 1, name: 'Kuura', price: club }), ...jackets.slice(1)];
  const { user } = show(items);
  await user.selectOptions(screen.getByRole('combobox'), 'lowest');
  await waitFor(() => expect(names()).toEqual(['Tuisku', 'Aava', 'Kuura']));
  act(() => $session.set({ ...anonymousSession, isClubMember: true }));
  await waitFor(() => expect(names()).toEqual(['Tuisku', 'Kuura', 'Aava']));
});
