import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

it.each([
  ['s%C3%A4ngyt', 'sängyt'],
  ['50%', '50%'],
  ['%E4', '%E4'],
])('%s in an address reads %s', (text, read) => {
  expect(decodeText(text)).toBe(read);
});
