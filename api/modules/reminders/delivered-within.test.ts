import { expect, it } from 'vitest';
import { defaultReturnTerms } from '../after-sale/return-terms.ts';
import { deliveredWithin } from './delivered-within.ts';

const now = new Date('2026-11-25T10:00:00Z');

it('counts the days of each country, and of all others those that hold everywhere (AFTER-37, AFTER-89)', () => {
  const everywhere = defaultReturnTerms.return['*'];
  const terms = { ...defaultReturnTerms, return: { '*': everywhere, se: { ...everywhere, days: 30 } } };
  expect(deliveredWithin(terms, now, 10)).toEqual([
    {
      ...{ countries: ['', 'se'], isIn: false },
      ...{ after: new Date('2026-08-17T10:00:00Z'), until: new Date('2026-08-27T10:00:00Z') },
    },
    {
      ...{ countries: ['se'], isIn: true },
      ...{ after: new Date('2026-10-26T10:00:00Z'), until: new Date('2026-11-05T10:00:00Z') },
    },
  ]);
});
