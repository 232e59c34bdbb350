import { expect, it } from 'vitest';
import { maskAddress } from './mask-address.ts';

it.each([
  ['maija@example.fi', 'm…a@example.fi'],
  ['anna@example.fi', 'a…a@example.fi'],
  ['abc@example.fi', '…@example.fi'],
  ['ab@example.fi', '…@example.fi'],
  ['a@example.fi', '…@example.fi'],
  ['"a@b"@example.fi', '"…"@example.fi'],
])('shows of %s what its owner recognises (SESSION-89)', (email, shown) => {
  expect(maskAddress(email)).toBe(shown);
});
