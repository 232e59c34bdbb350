import { expect, it } from 'vitest';
import { searchedWords } from './searched-words.ts';

it('the words of the address, tidied', () => {
  expect(searchedWords('?q=+kuori%00takki++vihre%C3%A4+&sort=newest')).toBe('kuori takki vihreä');
  expect(searchedWords('?sort=newest')).toBe('');
});

it('emoji are words like any other, and no search is longer than the service takes', () => {
  expect(searchedWords('?q=%F0%9F%8F%94')).toBe('🏔');
  expect(searchedWords(`?q=${'a'.repeat(5000)}`)).toHaveLength(200);
});
