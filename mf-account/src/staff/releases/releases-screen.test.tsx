// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReleaseChange, StaffReleases } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { ReleasesScreen } from './releases-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const [list, see] = ['GET /api/staff/releases/', 'POST /api/staff/release-override/'];
const [older, newer] = ['1111111122222222', '3333333344444444'];
const published: ReleaseChange = {
  ...{ at: '2026-11-01T10:00:00Z', remote: 'mf-product', version: newer, action: 'publish', environment: 'staging' },
  ...{ who: 'Aino', reason: 'Larger pictures' },
} as ReleaseChange;
const releases: StaffReleases = {
  ...{ can_override: true, seen: null, environments: ['production', 'staging', 'empty'], canaries: [], changes: [] },
  remotes: [
    {
      name: 'mf-product',
      versions: [
        { version: newer, published, live_in: ['staging'] },
        { version: older, published: null, live_in: ['production'] },
      ],
    },
  ],
};

function open(own: Partial<StaffReleases> = {}) {
  const service = serviceDouble({ [list]: { ...releases, ...own } });
  const left = vi.spyOn(globalThis.location, 'assign').mockReturnValue(undefined);
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <ReleasesScreen />
    </PageAt>,
  );
  return { service, left };
}

it('tells who published each version when and why, and where it is live (ROUTE-139, ROUTE-140)', async () => {
  open();
  const versions = within(await screen.findByRole('region', { name: 'mf-product' })).getAllByRole('listitem');
  expect(versions).toHaveLength(2);
  expect(versions[0]?.textContent).toMatch(/33333333.*Aino.*Larger pictures.*live in staging/);
  expect(versions[1]?.textContent).toMatch(/11111111.*published before the log began.*live in production/);
});

it('a version is looked at beside what is seen already; a refusal stays at its button and leaves the page alone (ROUTE-139)', async () => {
  const { service, left } = open({ seen: { environment: 'staging', remotes: { 'mf-catalog': older } } });
  const name = 'Look at it in the shop: mf-product 33333333';
  const button = await screen.findByRole('button', { name });
  expect(screen.getByText(/you see other releases.*those of staging, mf-catalog 11111111/)).toBeTruthy();
  service.answers[see] = new ApiFailure(409, 'release_gone', 'This version is gone.');
  await userEvent.click(button);
  expect(await screen.findByText('This version is gone.')).toBeTruthy();
  expect(left).not.toHaveBeenCalled();
  service.answers[see] = { ok: true };
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(left).toHaveBeenCalledWith('/en/'));
  expect(service.callsOf(see)[1]?.body).toEqual({
    environment: 'staging',
    remotes: { 'mf-catalog': older, 'mf-product': newer },
  });
});

it('an environment is looked at as a whole where it has releases (ROUTE-140)', async () => {
  const { service } = open();
  service.answers[see] = { ok: true };
  await userEvent.click(await screen.findByRole('button', { name: 'Look at staging in the shop' }));
  await waitFor(() => expect(service.callsOf(see)).toHaveLength(1));
  expect(service.callsOf(see)[0]?.body).toEqual({ environment: 'staging', remotes: {} });
  expect(screen.queryByRole('button', { name: /production|empty/ })).toBeNull();
});

it('without a key nobody looks at other releases, and the room says who sets one', async () => {
  open({ can_override: false });
  expect(await screen.findByText(/RELEASES_KEY/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('tells how a canary fares beside the others, and what the gate refused (ROUTE-141, ROUTE-142)', async () => {
  open({
    canaries: [
      {
        ...{ environment: 'production', remote: 'mf-product', version: newer, present: older, percent: 5 },
        ...{ at: '2026-11-01T10:00:00Z', finish_after: 30, reason: 'Trial' },
        figures: { pages: 40, errors: 1, other_pages: 900, other_errors: 2 },
      } as StaffReleases['canaries'][number],
    ],
    changes: [{ ...published, action: 'refuse', environment: 'production' } as ReleaseChange],
  });
  const canary = within(await screen.findByRole('region', { name: 'Shown to a part of the visitors' }));
  expect(canary.getByText('5 % of visitors in production')).toBeTruthy();
  expect(canary.getByText(/40 pages, 1 errors; the others 900 pages, 2 errors/)).toBeTruthy();
  expect(canary.getByText(/^For everybody from .*, if it is not worse$/)).toBeTruthy();
  const log = within(screen.getByRole('region', { name: 'Moves and refusals' }));
  expect(log.getByText(/mf-product 33333333 refused for production/)).toBeTruthy();
});
