import { expect, it } from 'vitest';
import { valueWords } from './write-words.ts';

it('other days of a store are told with their reason in the reader’s words (STAFF-41, STAFF-47)', () => {
  const text = (key: string) => `<${key}>`;
  const logged = '2026-12-24 – 2026-12-26 (–, holiday) · 2026-12-31 (10–14, stocktaking)';
  expect(valueWords('other_days', logged, { text, locale: 'en' })).toBe(
    '2026-12-24 – 2026-12-26 (–, <staff_stores.reason_holiday>) · 2026-12-31 (10–14, <staff_stores.reason_stocktaking>)',
  );
});
