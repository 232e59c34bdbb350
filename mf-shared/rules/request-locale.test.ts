import { expect, it } from 'vitest';
import { requestLocale } from './request-locale.ts';

it.each([
  [undefined, 'fi'],
  ['', 'fi'],
  ['sv', 'sv'],
  ['en-GB,en;q=0.9', 'en'],
  ['es, de;q=0.5, ru;q=0.8', 'ru'],
  ['fr;q=0, de;q=0.1', 'de'],
  ['ja,*;q=0.5', 'fi'],
  ['en;q=nonsense', 'fi'],
])('Accept-Language %j is read as %s', (header, locale) => {
  expect(requestLocale(header)).toBe(locale);
});
