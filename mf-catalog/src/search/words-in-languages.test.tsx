// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type Locale, localeCodes } from 'mf-shared/contract';
import { ApiFailure, setBrowserApi } from 'mf-shared/http';
import { $session, $toasts, anonymousSession } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { textIn } from 'mf-shared/testing/text-in';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WishlistHeart } from '../keep-for-later/wishlist-heart.tsx';
import { emptyPage } from '../load-list/list-page.ts';
import { SearchPage } from './search-page.tsx';

/** What lists and the search say when something fails, or works: each situation in each of the six languages. */
const call = 'POST /api/customer/wishlist_toggle/';
const service = serviceDouble();
const found = { isApproximate: true, groups: [], brands: [], pages: [], keywords: [] };
beforeEach(() => {
  setBrowserApi(service.api);
  $toasts.set([]);
  $session.set({ ...anonymousSession, id: 7, isAuthenticated: true });
});
afterEach(() => {
  cleanup();
  $session.set(anonymousSession);
});

const word = (locale: Locale, key: string) => textIn(locale, 'mf-catalog', key);
const show = (locale: Locale, part: ReactElement) =>
  render(
    <PageAt api={service.api} packages={['mf-catalog']} config={{ locale }}>
      {part}
    </PageAt>,
  );

describe.each(localeCodes)('in %s', (locale) => {
  it.each([
    ['that works (PRODUCT-94)', { added: true }, 'wishlist.added', true],
    ['that fails (PRODUCT-93)', new ApiFailure(503, 'unavailable', ''), 'wishlist.failed', true],
    ['of somebody who has not signed in (PRODUCT-92)', {}, 'wishlist.login', false],
  ] as const)('a heart %s', async (_what, answer, key, isAuthenticated) => {
    service.answers[call] = answer;
    $session.set({ ...anonymousSession, isAuthenticated });
    show(locale, <WishlistHeart product={{ id: 10, name: 'Kuura' }} />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect($toasts.get().at(-1)?.message).toBe(word(locale, key)));
  });

  it('a search that fails, and one that was not understood (SEARCH-2, SEARCH-5)', () => {
    const data = { words: 'jacket', page: emptyPage, found };
    show(locale, <SearchPage data={{ ...data, page: { ...emptyPage, isFailed: true } }} params={{}} path="/search/" />);
    expect(screen.getByText(word(locale, 'search.failed'))).toBeTruthy();
    cleanup();
    show(locale, <SearchPage data={data} params={{}} path="/search/" />);
    expect(screen.getByText(word(locale, 'search.approximate'))).toBeTruthy();
  });
});

it('no two languages say one of these with the same words', () => {
  const missing = ['group.not_found', 'brand.not_found', 'campaign.not_found', 'page.not_found'];
  for (const key of [
    ...missing,
    'wishlist.added',
    'wishlist.failed',
    'wishlist.login',
    'search.failed',
    'search.approximate',
  ])
    expect(new Set(localeCodes.map((locale) => word(locale, key))).size, key).toBe(localeCodes.length);
});
