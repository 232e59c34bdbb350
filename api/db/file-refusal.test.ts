import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { inWords, requireFreeSpace } from './file-refusal.ts';

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

it('says how much room a new shop lacks on its disk, and the way out', () => {
  expect(() => requireFreeSpace(tmpdir(), 2 ** 60, 'a new shop', 'Make room')).toThrow(
    /has \d+ MB free, and a new shop needs 1099511627776 MB\. Make room$/,
  );
});

it('is content where there is room', () => {
  expect(() => requireFreeSpace(tmpdir(), 1, 'a new shop', 'Make room')).not.toThrow();
});

it.runIf(process.platform === 'linux')('lets a file system pass that does not tell its size', () => {
  expect(statfsSync('/proc').blocks).toBe(0);
  expect(() => requireFreeSpace('/proc', 2 ** 60, 'the shop', 'Make room')).not.toThrow();
});
