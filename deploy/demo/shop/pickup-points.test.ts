import { expect, it } from 'vitest';
import { demoPickupPoints } from './pickup-points.ts';

it('parcels go abroad with UPS and PostNord, and in Finland with carriers of its own (CHECKOUT-20)', () => {
  const carriersOf = (isThere: (country: string) => boolean) =>
    [
      ...new Set(demoPickupPoints.filter(({ countryCode }) => isThere(countryCode)).map(({ carrier }) => carrier)),
    ].sort();
  expect(carriersOf((country) => !['fi', 'ee'].includes(country))).toEqual(['postnord', 'ups']);
  expect(carriersOf((country) => country === 'fi')).toEqual(['matkahuolto', 'posti']);
});
