import { expect, it } from 'vitest';
import { cardDescription } from './card-description.ts';

it('75 characters stay whole (CARD-8)', () => {
  expect(cardDescription('x'.repeat(75))).toBe('x'.repeat(75));
});

it('longer texts are cut to 72 with an ellipsis (CARD-8)', () => {
  expect(cardDescription('x'.repeat(76))).toBe(`${'x'.repeat(72)}…`);
});

it('a property takes its length from the text (CARD-8)', () => {
  expect(cardDescription('x'.repeat(70), 10)).toBe(`${'x'.repeat(62)}…`);
});
