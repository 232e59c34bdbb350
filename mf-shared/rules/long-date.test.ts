import { expect, it } from 'vitest';
import { longDate } from './long-date.ts';

it.each([
  ['fi', '6. joulukuuta 2026'],
  ['en', '6 December 2026'],
  ['sv', '6 december 2026'],
  ['de', '6. Dezember 2026'],
  ['fr', '6 décembre 2026'],
  ['ru', '6 декабря 2026'],
])('a day in %s is %s, which a sentence can end with', (locale, words) =>
  expect(longDate('2026-12-06', locale)).toBe(words.replace(' ', '\u00a0')),
);
