// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { localeCodes } from 'mf-shared/contract';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { HolidayTomorrow, OpenLine } from './open-line.tsx';

const week = ['9–21', '9–21', '9–21', '9–21', '9–21', '10–18', null];
const mondays = ['9–10', null, null, null, null, null, null];
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function said(now: string, hours: readonly (string | null)[] = week, locale: (typeof localeCodes)[number] = 'en') {
  vi.useFakeTimers({ now: new Date(now) });
  render(
    <PageAround packages={['mf-catalog']} config={{ locale }}>
      <OpenLine hours={{ openingHours: hours, otherDays: [] }} />
      <HolidayTomorrow hours={{ openingHours: hours, otherDays: [] }} />
    </PageAround>,
  );
  return screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
}

it('a usual day has one line, about the store alone (CONTENT-28)', () => {
  expect(said('2026-11-26T10:00:00Z')).toEqual(['Open now, until 21:00']);
});

it('a public holiday is named on the day before and on the day (CONTENT-28)', () => {
  const eve = 'Public holiday: Thursday 24 December. Opening hours may differ.';
  expect(said('2026-12-23T10:00:00Z')).toEqual(['Open now, until 21:00', eve]);
  cleanup();
  expect(said('2026-12-24T10:00:00Z')).toEqual([eve, eve.replace('Thursday 24', 'Friday 25')]);
});

it('a day within six days is told by its name, and one farther ahead with its date (CONTENT-28)', () => {
  expect(said('2026-12-02T10:00:00Z', mondays)[0]).toMatch(/opens: Monday 0?9:00$/);
  cleanup();
  expect(said('2026-11-30T10:00:00Z', mondays)[0]).toMatch(/opens: Monday 7 December.* 0?9:00$/);
});

it.each(localeCodes)('the public holiday is told in %s with its day (CONTENT-28)', (locale) => {
  const [line] = said('2026-12-24T10:00:00Z', week, locale);
  expect(line).toMatch(/: .*24/u);
  expect(line).not.toContain('{{');
});
