import { expect, it } from 'vitest';
import { withoutCountry } from './without-country.ts';

it.each([
  ['?delivery_country=se&currency=sek', ''],
  ['?size=M&delivery_country=se&color=blue', '?size=M&color=blue'],
  ['?currency=sek&size=M%2CL', '?size=M%2CL'],
  ['?size=M,L', '?size=M,L'],
  ['', ''],
])('country and currency leave the address once they were read: %j leaves %j (LOCALE-19)', (search, left) => {
  expect(withoutCountry(search)).toBe(left);
});
