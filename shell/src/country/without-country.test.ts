import { expect, it } from 'vitest';
import { withoutCountry } from './without-country.ts';

it.each([
  ['?delivery_country=se&currency=sek', ''],
  ['?size=M&delivery_country=se&color=blue', '?size=M&color=blue'],
  ['?currency=sek&size=M%2CL', '?size=M%2CL'],
  ['?size=M,L', '?size=M,L'],
  ['', ''],
])('spec: shell §4: the query parameters are then removed from the URL: %j leaves %j', (search, left) => {
  expect(withoutCountry(search)).toBe(left);
});
