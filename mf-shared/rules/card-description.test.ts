import { expect, it } from 'vitest';
import { cardDescription } from './card-description.ts';

it('75 characters stay whole (CARD-8)', () => {
  expect(cardDescription('x'.repeat(75))).toBe('x'.repeat(75));
});

it('longer texts are cut to 72 with an ellipsis (CARD-8)', () => {
  expect(cardDescription('x'.repeat(76))).toBe(`${'x'.repeat(72)}…`);
});

it('a property stands first and takes its length from the text (CARD-8, CARD-19)', () => {
  expect(cardDescription('x'.repeat(70), 'Weight\u00a09g')).toBe(`Weight\u00a09g · ${'x'.repeat(63)}…`);
});

it('a text that has room beside its property stays whole (CARD-8)', () => {
  expect(cardDescription('x'.repeat(66), 'Weight\u00a09g')).toBe(`Weight\u00a09g · ${'x'.repeat(66)}`);
});

it('a property without a text stands alone (CARD-19)', () => {
  expect(cardDescription('', 'Weight\u00a09g')).toBe('Weight\u00a09g');
});

it('a text is cut behind a whole word, and no comma stands before the ellipsis (CARD-8)', () => {
  const text = 'Three-layer shell for wet snow and wind, 20,000 mm, with a hood that fits over a helmet';
  expect(cardDescription(text, 'Breathability 18,000 g/m²')).toBe(
    'Breathability 18,000 g/m² · Three-layer shell for wet snow and wind, 20,000…',
  );
  expect(cardDescription(text, 'Breathability 18,000 g/m²/24 h')).toBe(
    'Breathability 18,000 g/m²/24 h · Three-layer shell for wet snow and wind…',
  );
});
