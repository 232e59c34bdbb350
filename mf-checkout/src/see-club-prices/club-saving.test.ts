import { writeAmount } from 'mf-shared/rules/price-format';
import { expect, it } from 'vitest';
import { clubSaving, clubSavingOf } from './club-saving.ts';

const euro = { locale: 'en', currencyCode: 'eur', currencyFormat: '{price} €', currencyRate: 1 };
const kronor = { locale: 'sv', currencyCode: 'sek', currencyFormat: '{price} kr', currencyRate: 11.4567 };

const row = (active: number, club: number | null, amount = 1) => ({
  amount,
  price: { active, regular: 300, reference: null, club, type: 'normal' },
});

it('tells what a member would pay less, piece by piece (STAFF-5)', () => {
  expect(clubSaving(row(269.9, 239.9, 2), euro)).toBeCloseTo(60);
  expect(clubSavingOf([row(269.9, 239.9), row(10.1, 9.9, 3), row(20, null)], euro)).toBeCloseTo(30.6);
});

it('tells nothing where the club price is paid already or is no lower', () => {
  expect(clubSaving(row(239.9, 239.9), euro)).toBe(0);
  expect(clubSaving(row(239.9, 249.9), euro)).toBe(0);
});

it('is the difference of the prices that are shown, each converted by itself (decision 45)', () => {
  // 228 and 136 kronor a piece; 16 euro would be 183.
  expect(writeAmount(clubSavingOf([row(19.9, 11.9, 2)], kronor), kronor).replace('\u00a0', ' ')).toBe('184 kr');
});
