import { describe, expect, it } from 'vitest';
import { offerEnd } from './offer-end.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('offer-end notice (PRODUCT-70, PRODUCT-71)', () => {
  it.each([
    ['is told as DD.MM.YYYY HH:mm in Finnish time', '2026-11-29T21:59:00Z', '29.11.2026 23:59'],
    ['is told on its last allowed day', '2026-12-21T10:00:00Z', '21.12.2026 12:00'],
    ['is silent when it lies beyond the days', '2026-12-21T10:01:00Z', null],
    ['is silent when it has ended', '2026-11-21T09:59:00Z', null],
    ['is silent without an end', undefined, null],
    ['is silent for what is no date', 'soon', null],
  ])('%s', (_, endsAt, expected) => {
    expect(offerEnd(endsAt, now, 30)).toBe(expected);
  });
});
