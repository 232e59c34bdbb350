import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { offeredExposes } from './offered-exposes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'offered-'));
writeFileSync(path.join(folder, 'entry.js'), `offer({"./home":a,'./cart':b},"./editor")`);
const files = { js: [], css: [] };
const published = {
  ...{ version: 'v1', base: '/remotes/mf-a/v1/', entry: 'entry.js', serverEntry: 'server.cjs', integrity: {} },
  exposes: { './home': files, './cart': files, './editor': files, './map': files },
};

it('a version offers the modules that its build wrote down, whatever else its entry names', () => {
  expect(offeredExposes(folder, { ...published, offered: ['./home', './cart'] })).toEqual(['./home', './cart']);
});

it('it needs no entry for that', () => {
  expect(offeredExposes('/nowhere', { ...published, offered: ['./home', './gone'] })).toEqual(['./home']);
});

it('a version of before offers what its entry names', () => {
  expect(offeredExposes(folder, published)).toEqual(['./home', './cart', './editor']);
  expect(() => offeredExposes('/nowhere', published)).toThrow('ENOENT');
});
