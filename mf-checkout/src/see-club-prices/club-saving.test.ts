import { expect, it } from 'vitest';
import { clubSaving, clubSavingOf } from './club-saving.ts';

const row = (active: number, club: number | null, amount = 1) => ({
  amount,
  price: { active, regular: 300, reference: null, club, type: 'normal' },
});

it('tells what a member would pay less, piece by piece (STAFF-5)', () => {
  expect(clubSaving(row(269.9, 239.9, 2))).toBe(60);
  expect(clubSavingOf([row(269.9, 239.9), row(10.1, 9.9, 3), row(20, null)])).toBe(30.6);
});

it('tells nothing where the club price is paid already or is no lower', () => {
  expect(clubSaving(row(239.9, 239.9))).toBe(0);
  expect(clubSaving(row(239.9, 249.9))).toBe(0);
});
