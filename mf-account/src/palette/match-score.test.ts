import { expect, it } from 'vitest';
import { matchScore, surely, wordsOf } from './match-score.ts';

const score = (text: string, typed: string) => matchScore(text, wordsOf(typed));

it('each word answers to a word that it begins or stands in, whatever the order and the accents (STAFF-38)', () => {
  for (const typed of ['orders', 'pack ord', 'o', 'ORDERS to', 'rder'])
    expect(score('Orders to pack', typed)).toBeGreaterThan(surely);
  expect(score('Päivän tilaukset', 'paivan')).toBe(1);
  expect(score('Orders to pack', 'orders refund')).toBe(0);
});

it('a typo or an abbreviation answers less well than what was typed as it stands (STAFF-38)', () => {
  for (const typed of ['oders', 'ordrs', 'orsers', 'odrers', 'orrders', 'ords'])
    expect([typed, score('Orders to pack', typed)]).toEqual([
      typed,
      expect.toSatisfy((n: number) => n > 0 && n < surely),
    ]);
  expect(score('Settings of the shop', 'stngs')).toBeGreaterThan(0);
});

it.each(['xrders', 'ok', 'sgx', 'orange'])('%j answers to nothing', (typed) => {
  expect(score('Orders and settings', typed)).toBe(0);
});
