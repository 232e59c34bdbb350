import fc from 'fast-check';
import { expect, it } from 'vitest';
import { descriptionLimits, trimSentences } from './trim-sentences.ts';

it('120 characters on a phone, 500 on a desktop, 700 on a brand page (LIST-5, LIST-14)', () => {
  expect(descriptionLimits).toEqual({ phone: 120, desktop: 500, brand: 700 });
});

it('a text within the limit stays whole', () => {
  expect(trimSentences('Dry. Warm.', 10)).toEqual({ text: 'Dry. Warm.', isTrimmed: false });
});

it('a longer text ends with its last whole sentence (LIST-5)', () => {
  expect(trimSentences('Dry in sleet. Warm at rest? Light to carry.', 30)).toEqual({
    text: 'Dry in sleet. Warm at rest?',
    isTrimmed: true,
  });
});

it('a point inside a number ends no sentence', () => {
  expect(trimSentences('Weighs 1.250 kilos. Packs into its own pocket.', 25).text).toBe('Weighs 1.250 kilos.');
});

it('a first sentence longer than the limit is cut at a word', () => {
  expect(trimSentences('Shells for wet snow and down for standing still', 20).text).toBe('Shells for wet snow…');
});

it('no text ever exceeds the limit', () => {
  fc.assert(
    fc.property(fc.lorem({ mode: 'sentences', maxCount: 9 }), fc.integer({ min: 20, max: 300 }), (text, limit) => {
      expect(trimSentences(text, limit).text.length).toBeLessThanOrEqual(limit);
    }),
  );
});
