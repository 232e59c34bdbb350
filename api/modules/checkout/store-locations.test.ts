import { expect, it } from 'vitest';
import { openingHoursText } from './store-locations.ts';

it('a store that is offered for pickup tells its week and the other days of the next two weeks (AVAIL-33)', () => {
  const reason = 'holiday' as const;
  const store = {
    opening_hours: ['10–20', '10–20', '10–20', '10–20', '10–20', '10–18', null],
    other_days: [
      { from: '2026-12-01', to: '2026-12-19', hours: '8–9', reason },
      { from: '2026-12-24', to: '2026-12-26', hours: null, reason },
      { from: '2026-12-31', to: '2026-12-31', hours: '10–14', reason },
      { from: '2027-01-06', to: '2027-01-06', hours: null, reason },
    ],
  };
  const told = (locale: 'en' | 'fi') =>
    openingHoursText(store, new Date('2026-12-20T10:00:00Z'), locale).replaceAll(/\s/gu, ' ');
  expect(told('en')).toMatch(/^Mon–Fri 10–20, Sat 10–18 · 24\/12.*26\/12 closed · 31\/12 10–14$/);
  expect(told('fi')).toMatch(/^ma–pe 10–20, la 10–18 · 24\.–26\.12\. suljettu · 31\.12\. 10–14$/);
});
