import { describe, expect, it } from 'vitest';
import { expressPickupTime } from './express-pickup.ts';

const open = ['10–20', '10–20', '10–20', '10–20', '10–20', '10–18', '12–18'];
const helsinki = (text: string) => Date.parse(`${text}+02:00`);

describe('an express pickup that is ordered now (AVAIL-26, AVAIL-27)', () => {
  it.each([
    ['Monday at 08:59', '2026-01-12T08:59', '2026-01-12', '11:00'],
    ['Monday at 09:00 sharp', '2026-01-12T09:00', '2026-01-12', '11:00'],
    ['Monday at 09:01', '2026-01-12T09:01', '2026-01-12', '16:00'],
    ['Monday at 14:00 sharp', '2026-01-12T14:00', '2026-01-12', '16:00'],
    ['Monday at 14:01', '2026-01-12T14:01', '2026-01-13', '11:00'],
    ['Friday afternoon', '2026-01-16T15:00', '2026-01-19', '11:00'],
    ['Sunday', '2026-01-18T10:00', '2026-01-19', '11:00'],
  ])('an order on %s is ready %s → %s after %s', (_name, now, date, time) => {
    expect(expressPickupTime(helsinki(now), open)).toMatchObject({ date, time });
  });

  it('a store that is closed that day is ready on its next open weekday', () => {
    expect(expressPickupTime(helsinki('2026-01-12T08:00'), [null, '10–15', '10–20', null, null, null, null])).toEqual({
      date: '2026-01-13',
      time: '11:00',
      daysAhead: 1,
    });
  });

  it.each([
    ['the eve of Christmas, a Thursday', '2026-12-24T08:00', '2026-12-28'],
    ['the afternoon before it', '2026-12-23T15:00', '2026-12-28'],
    ['Good Friday', '2026-04-03T08:00', '2026-04-07'],
    ['Epiphany, a Tuesday', '2026-01-06T08:00', '2026-01-07'],
  ])('an order on %s is ready on the next weekday that is no holiday: %s → %s (AVAIL-32)', (_name, now, date) => {
    expect(expressPickupTime(helsinki(now), open)?.date).toBe(date);
  });

  it('a store that opens once a week promises the week after where that day is a holiday (AVAIL-32)', () => {
    const fridays = [null, null, null, null, '10–20', null, null];
    expect(expressPickupTime(helsinki('2026-12-24T08:00'), fridays)?.date).toBe('2027-01-08');
  });

  it('a store that closes before the goods are ready is not promised for that day', () => {
    expect(expressPickupTime(helsinki('2026-01-12T12:00'), ['10–16', ...open.slice(1)])?.date).toBe('2026-01-13');
  });

  it('a store that closes half an hour after the goods are ready is promised for that day', () => {
    expect(expressPickupTime(helsinki('2026-01-12T12:00'), ['10–16.30', ...open.slice(1)])?.date).toBe('2026-01-12');
  });

  it('summer time is the store’s own', () => {
    expect(expressPickupTime(Date.parse('2026-07-13T06:30Z'), open)?.time).toBe('16:00');
  });

  it('a store that is never open on weekdays promises nothing', () => {
    expect(expressPickupTime(helsinki('2026-01-12T08:00'), [null, null, null, null, null, '10–18', null])).toBeNull();
  });

  it('a day on which the store is closed or closes earlier is skipped, and a holiday stays one (AVAIL-32, AVAIL-33)', () => {
    const days = (from: string, hours: string | null) => [{ from, to: from, hours, reason: 'other' as const }];
    const date = (now: string, other: ReturnType<typeof days>) => expressPickupTime(helsinki(now), open, other)?.date;
    expect(date('2026-01-12T08:00', days('2026-01-12', null))).toBe('2026-01-13');
    expect(date('2026-01-12T12:00', days('2026-01-12', '10–15'))).toBe('2026-01-13');
    expect(date('2026-01-12T12:00', days('2026-01-12', '10–17'))).toBe('2026-01-12');
    expect(date('2026-12-24T08:00', days('2026-12-24', '9–18'))).toBe('2026-12-28');
  });

  it('a store that opens after that time is ready when it opens (AVAIL-27, AVAIL-33)', () => {
    const late = (hours: string) => [{ from: '2026-01-12', to: '2026-01-12', hours, reason: 'other' as const }];
    expect(expressPickupTime(helsinki('2026-01-12T08:00'), open, late('14–18'))?.time).toBe('14:00');
    expect(expressPickupTime(helsinki('2026-01-12T08:00'), open, late('11.30–18'))?.time).toBe('11:30');
    expect(expressPickupTime(helsinki('2026-01-12T12:00'), open, late('14–18'))?.time).toBe('16:00');
  });

  it('a store that is closed for longer than three weeks promises nothing (AVAIL-33)', () => {
    const closed = (to: string) => [{ from: '2026-01-12', to, hours: null, reason: 'season' as const }];
    expect(expressPickupTime(helsinki('2026-01-12T08:00'), open, closed('2026-02-01'))?.date).toBe('2026-02-02');
    expect(expressPickupTime(helsinki('2026-01-12T08:00'), open, closed('2026-02-02'))).toBeNull();
  });
});
