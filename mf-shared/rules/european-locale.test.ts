import { expect, it } from 'vitest';
import { europeanLocale } from './european-locale.ts';

it.each([
  ['en', '24 December 2026'],
  ['fi', '24. joulukuuta 2026'],
])('a day is written in %s as %s', (locale, day) => {
  const format = new Intl.DateTimeFormat(europeanLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
  expect(format.format(Date.UTC(2026, 11, 24))).toBe(day);
});
