import { expect, it } from 'vitest';
import { removedWords } from './removed-words.ts';

it('the last segment names the product that is gone', () => {
  expect(removedWords('kaamos/takit/kuura-3l-kuoritakki')).toBe('kuura 3l kuoritakki');
  expect(removedWords('/kaamos/takit/%C3%A4k%C3%A4s-takki/')).toBe('äkäs takki');
});

it('what cannot be read is no reason to fail', () => {
  expect(removedWords('%E0%A4%A')).toBe('E0 A4 A');
  expect(removedWords('')).toBe('');
});
