import { expect, it } from 'vitest';
import { beginsPattern, likePattern } from './like-pattern.ts';

it('takes the signs of a pattern by the letter', () => {
  expect(likePattern('100%_a\\b')).toBe('%100\\%\\_a\\\\b%');
  expect(beginsPattern('a_')).toBe('a\\_%');
});
