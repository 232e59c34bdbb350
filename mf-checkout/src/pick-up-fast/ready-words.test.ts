import type { OtherDays } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { readyWords } from './ready-words.ts';

const open = ['10–20', '10–20', '10–20', '10–20', '10–20', '10–18', null];
const say = (now: string, hours: (string | null)[] = open, otherDays: OtherDays[] = []) =>
  readyWords(
    Date.parse(now),
    { openingHours: hours, otherDays },
    'en',
    (key, values) => `${key} ${JSON.stringify(values)}`,
  );

it('names when an order placed now is ready (AVAIL-26, AVAIL-27)', () => {
  expect(say('2026-11-19T08:59:00+02:00')).toBe('express.now_today {"time":"11:00"}');
  expect(say('2026-11-19T13:00:00+02:00')).toBe('express.now_today {"time":"16:00"}');
  expect(say('2026-11-19T14:01:00+02:00')).toBe('express.now_tomorrow {"time":"11:00"}');
  expect(say('2026-11-20T15:00:00+02:00')).toBe('express.now_later {"day":"Monday","time":"11:00"}');
});

it('names a day more than six days ahead with its date (AVAIL-33)', () => {
  const closed = (to: string) => [{ from: '2026-11-19', to, hours: null, reason: 'repairs' as const }];
  expect(say('2026-11-19T08:00:00+02:00', open, closed('2026-11-24'))).toBe(
    'express.now_later {"day":"Wednesday","time":"11:00"}',
  );
  expect(say('2026-11-19T08:00:00+02:00', open, closed('2026-11-25'))).toBe(
    'express.now_on {"date":"26 November","time":"11:00"}',
  );
});

it('promises nothing for a store that never opens on weekdays', () => {
  expect(say('2026-11-19T08:00:00+02:00', [null, null, null, null, null, '10–18', null])).toBe('');
});
