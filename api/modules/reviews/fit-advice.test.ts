import { localeCodes } from 'mf-shared/contract';
import { describe, expect, it } from 'vitest';
import { fitAdvice } from './fit-advice.ts';
import { fitNote } from './fit-note.ts';

describe('how a product runs, by the average of the fit scale (PRODUCT-82, REVIEW-6)', () => {
  it.each([
    [2, 'small'],
    [4, 'small'],
    [4.01, 'slightly_small'],
    [5.5, 'slightly_small'],
    [5.51, 'regular'],
    [6, 'regular'],
    [6.49, 'regular'],
    [6.5, 'slightly_large'],
    [7.99, 'slightly_large'],
    [8, 'large'],
    [10, 'large'],
  ])('an average of %s is told as %s', (average, advice) => {
    expect(fitAdvice({ votes: 48, average })).toBe(advice);
  });

  it.each([
    [0, null],
    [4, 10],
    [4, 2],
  ])('%i votes are too few to tell', (votes, average) => {
    expect(fitAdvice({ votes, average })).toBeNull();
    expect(fitNote({ votes, average, regular: 0 }, 'en')).toBe('');
  });

  it('five votes are enough', () => {
    expect(fitAdvice({ votes: 5, average: 6 })).toBe('regular');
  });
});

describe('the note under the sizes', () => {
  it('says how the product runs and how many of how many found it regular', () => {
    expect(fitNote({ votes: 48, regular: 31, average: 6.64 }, 'en')).toBe(
      'Runs slightly large. 31 of 48 reviewers took their usual size.',
    );
  });

  it.each(localeCodes)('is written out in %s for every advice', (locale) => {
    for (const average of [2, 5, 6, 7, 10]) {
      const note = fitNote({ votes: 48, regular: 31, average }, locale);
      expect(note).toMatch(/^\p{Lu}.+\. .*31\D+48.*\.$/u);
      expect(note).not.toContain('fit.');
    }
  });
});
