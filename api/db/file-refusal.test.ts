import { expect, it } from 'vitest';
import { inWords } from './file-refusal.ts';

it('says in words that the disk is full, where the engine gives only a number', () => {
  expect(inWords({ name: 'ErrnoError', errno: 51 }).message).toBe('the disk is full');
});

it('shows a refusal that has no words of its own', () => {
  expect(inWords({ name: 'ErrnoError', errno: 12 }).message).toContain('"errno":12');
});

it('hands on what says itself why', () => {
  const error = new Error('could not extend file');
  expect(inWords(error)).toBe(error);
});
