import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { requireFreeSpace } from './require-free-space.ts';

it('says how much room a new shop lacks on its disk', () => {
  expect(() => requireFreeSpace(tmpdir(), 2 ** 60)).toThrow(/has \d+ MB free, and a new shop needs 1099511627776 MB/);
});

it('is content where there is room', () => {
  expect(() => requireFreeSpace(tmpdir(), 1)).not.toThrow();
});
