// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { localeCodes, type OtherDays } from 'mf-shared/contract';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OtherHours } from './other-hours.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-24T10:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const days: OtherDays[] = [
  { from: '2026-12-22', to: '2026-12-23', hours: '10–22', reason: 'season' },
  { from: '2026-12-24', to: '2026-12-26', hours: null, reason: 'holiday' },
  { from: '2026-12-31', to: '2026-12-31', hours: '10–14', reason: 'other' },
];
const show = (locale: (typeof localeCodes)[number], shown = days) =>
  render(
    <PageAround packages={['mf-catalog']} config={{ locale }}>
      <OtherHours days={shown} name="Havu Tampere" />
    </PageAround>,
  );

it('tells days with other hours with their reason, and none that are over (AVAIL-33)', () => {
  show('en');
  const told = screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '));
  expect(told).toHaveLength(2);
  expect(told[0]).toMatch(/24.*26 December.*closed, public holiday$/);
  expect(told[1]).toMatch(/31 December10–14$/);
});

it('is not there without such days (AVAIL-33)', () => {
  const { container } = show('en', days.slice(0, 1));
  expect(container.textContent).toBe('');
});

it.each(localeCodes)('is told in %s (AVAIL-33)', (locale) => {
  show(locale);
  expect(screen.getByRole('table').textContent).toContain('Havu Tampere');
  expect(screen.getByRole('table').textContent).not.toMatch(/stores\.|\{\{/);
});
