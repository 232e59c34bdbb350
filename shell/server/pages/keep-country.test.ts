import { expect, it } from 'vitest';
import { keepCountry } from './keep-country.ts';

it.each([
  ['/en/a/b/', '', '/en/a/b/'],
  ['/en/a/b/', 'delivery_country=us&currency=usd&x=1', '/en/a/b/?delivery_country=us&currency=usd'],
  ['/en/a/b/?color=black#reviews', 'currency=sek', '/en/a/b/?color=black&currency=sek#reviews'],
])('%s asked with "%s" leads to %s (LOCALE-13)', (location, asked, expected) => {
  expect(keepCountry(location, new URLSearchParams(asked))).toBe(expected);
});
