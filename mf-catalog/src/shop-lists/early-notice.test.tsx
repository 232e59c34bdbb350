// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { $session, anonymousSession } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listItem } from '../testing/list-item.ts';
import { listService } from '../testing/list-service.ts';
import { EarlyList } from './early-list.tsx';
import { EarlyNotice } from './early-notice.tsx';

const show = () =>
  render(
    <PageAt api={listService([listItem({ id: 1, name: 'Kuura' })]).api} packages={['mf-catalog']}>
      <EarlyNotice opensAt="2026-12-05T22:00:00.000Z" path="/campaigns/polar-weeks/" />
      <EarlyList source={{ kind: 'models', source: 'Campaign', slug: 'kaamosviikot' }} sortOfGroup="campaign" />
    </PageAt>,
  );
const signIn = (isClubMember: boolean) =>
  act(() => $session.set({ ...anonymousSession, isLoading: false, isAuthenticated: true, isClubMember }));

beforeEach(() => history.replaceState(null, '', '/en/campaigns/polar-weeks/'));
afterEach(() => {
  cleanup();
  $session.set(anonymousSession);
});

describe('a campaign that members of the club see first (STAFF-32)', () => {
  it('tells others from when it is theirs, and leads them to the club', () => {
    show();
    signIn(false);
    expect(screen.getByText(/everybody else from 6 December 2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Join the club' }).getAttribute('href')).toBe('/en/accounts/#club');
    expect(document.querySelector('article')).toBeNull();
  });

  it('shows members its list, and hides it when they sign out', async () => {
    show();
    signIn(true);
    expect(await screen.findByRole('heading', { name: /Kuura/ }, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByText(/They open to everybody on 6 December 2026/)).toBeTruthy();
    act(() => $session.set({ ...anonymousSession, isLoading: false }));
    expect(document.querySelector('article')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in or join' })).toBeTruthy();
  });
});
