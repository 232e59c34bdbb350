import { expect, it } from 'vitest';
import { beginsPattern, likePattern, searchWords } from './like-pattern.ts';

it('takes the signs of a pattern by the letter', () => {
  expect(likePattern('100%_a\\b')).toBe('%100\\%\\_a\\\\b%');
  expect(beginsPattern('a_')).toBe('a\\_%');
});

it('takes the words of a search apart, in small letters and six at most', () => {
  expect(searchWords('  Anna\tMÄKI ')).toEqual(['anna', 'mäki']);
  expect(searchWords('a b c d e f g h')).toHaveLength(6);
  expect(searchWords(' ')).toEqual([]);
});
