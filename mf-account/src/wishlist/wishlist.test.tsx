// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ProductListItem } from 'mf-shared/contract';
import { emptyOf } from 'mf-shared/contract/description';
import { flagFields, plainFields } from 'mf-shared/contract/list-fields';
import { $session, anonymousSession } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { WishlistPage } from './wishlist-page.tsx';

afterEach(() => {
  cleanup();
  $session.set(anonymousSession);
});

const cards = 'GET /api/products/cards/';
const card = (id: number): ProductListItem => ({
  ...emptyOf(plainFields),
  ...(Object.fromEntries(flagFields.map((name) => [name, false])) as Pick<
    ProductListItem,
    (typeof flagFields)[number]
  >),
  ...{ id, name: `Kuura ${id}`, manufacturer: 'Kaamos', manufacturerSlug: 'kaamos', path: `/kaamos/kuura-${id}/` },
  ...{ image: '', colors: [], shortDescription: '', tags: [], published: '2026-01-01', properties: [], sizes: [] },
  ...{ stocks: [], productGroupIds: [] },
  price: { active: 100, reference: null, type: 'normal', percentage: null, club: null },
});
const signIn = (wishlistModelIds: readonly number[]) =>
  $session.set({
    ...anonymousSession,
    isLoading: false,
    isAuthenticated: true,
    wishlistModelIds: [...wishlistModelIds],
  });

function show(answers: Record<string, DoubleAnswer> = {}) {
  const service = serviceDouble(answers);
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <WishlistPage />
    </PageAt>,
  );
  return service;
}
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('asks a guest to sign in and leads back to the wishlist afterwards', () => {
  $session.set({ ...anonymousSession, isLoading: false });
  const service = show();
  expect(screen.getByText('Adding to wishlist requires login')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/en/accounts/login/?next=%2Fen%2Fwishlist%2F',
  );
  expect(service.calls).toEqual([]);
});

it('says that the wishlist is empty only to a customer who is known to have none', () => {
  show();
  expect(screen.queryByText(/The wishlist is empty/)).toBeNull();
  act(() => signIn([]));
  expect(screen.getByText(/The wishlist is empty/)).toBeDefined();
});

it('shows the products of the customer, asked for in one call', async () => {
  signIn([4, 9]);
  const service = show({ [cards]: [card(4), card(9)] });
  await waitFor(() => expect(names().join()).toMatch(/Kuura 4.*Kuura 9/));
  expect(service.callsOf(cards)).toEqual([{ call: cards, query: { ids: '4,9' } }]);
});

it('keeps the card of a heart that was turned off until the page is left, and fetches only what came in', async () => {
  signIn([4]);
  const service = show({ [cards]: [card(4)] });
  await waitFor(() => expect(names()).toHaveLength(1));
  act(() => signIn([]));
  expect(names()).toHaveLength(1);
  expect(screen.queryByText(/The wishlist is empty/)).toBeNull();
  service.answers[cards] = [card(9)];
  act(() => signIn([9]));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(service.callsOf(cards).at(-1)?.query).toEqual({ ids: '9' });
});

it('can be tried again where the service did not answer', async () => {
  signIn([4]);
  const service = show({ [cards]: silence() });
  const again = await screen.findByRole('button', { name: 'Try again' });
  service.answers[cards] = [card(4)];
  await userEvent.click(again);
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});
