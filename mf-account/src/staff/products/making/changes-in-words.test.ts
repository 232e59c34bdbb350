import { expect, it } from 'vitest';
import { changesInWords } from './changes-in-words.ts';

const text = (key: string, values?: Record<string, unknown>) =>
  key === 'form.labelled' ? `${values?.label}: ${values?.words}` : `<${key}>`;
const reader = { text, money: (amount: number) => `${amount.toFixed(2)} €`, locale: 'fi' };
const price = { regular_minor: 5990, active_minor: 4990, club_minor: null };

it('tells what a write changed, from what to what (STAFF-29)', () => {
  const before = { sku: 'A', ean: '', is_active: true, weight_grams: 1200, price: null, groups: ['a'], properties: {} };
  const after = {
    ...before,
    ean: '64000017',
    is_active: false,
    weight_grams: null,
    price,
    groups: [],
    properties: { m: ['1'] },
  };
  const words = changesInWords(before, after, reader);
  for (const told of [
    '<staff_making.ean>',
    '– → 64000017',
    '<staff_log.yes> → <staff_log.no>',
    '1\u00a0200 → –',
    '<staff_making.regular>',
    '– → 59.90 €',
    'a → –',
    '– → m 1',
  ])
    expect(words).toContain(told);
  expect(words).not.toContain('staff_making.sku');
  expect(words).not.toContain('staff_making.club');
});

it('tells nothing of what was not there before', () => {
  expect(changesInWords({}, { slug: 'kuura', groups: [] }, reader)).toBe('');
});
