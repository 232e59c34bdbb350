// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { StaffRight } from 'mf-shared/contract';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, describe, expect, it } from 'vitest';
import type { StaffPlace } from './staff-place.ts';
import { StaffRoom } from './staff-room.tsx';

afterEach(cleanup);

function show(place: StaffPlace, rights: readonly StaffRight[]) {
  const me = { id: 1, name: 'Salla', role: 'content', store: null, rights, translates: false };
  const service = serviceDouble({ 'GET /api/staff/me/': me });
  history.replaceState(null, '', '/en/staff/');
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <StaffRoom place={place} />
    </PageAt>,
  );
  return service;
}

describe('a page of the staff (STAFF-35)', () => {
  it.each<[string, StaffPlace, StaffRight, string]>([
    ['the screen of a room', { kind: 'keywords' }, 'keywords.keep', 'GET /api/staff/keywords/'],
    ['the screen of a record', { kind: 'banner', number: '7' }, 'content.banners', 'GET /api/staff/banners/7/'],
    ['what stands beside a room', { kind: 'store-returns' }, 'returns.read', 'GET /api/staff/store-returns/'],
  ])('shows %s to who has the room’s right', async (_, place, right, call) => {
    const service = show(place, [right]);
    await expect.poll(() => service.callsOf(call).length, { timeout: 10_000 }).toBe(1);
  });

  it.each<StaffPlace>([{ kind: 'taxes' }, { kind: 'menu', number: '3' }, { kind: 'reasons' }])(
    '$kind is of a room that opens by another right',
    async (place) => {
      const service = show(place, ['keywords.keep']);
      expect(await screen.findByText(/Your role does not include this room/)).toBeTruthy();
      expect(service.calls.map(({ call }) => call)).toEqual(['GET /api/staff/me/']);
    },
  );
});
