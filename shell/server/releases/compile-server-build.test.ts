import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compileServerBuild } from './compile-server-build.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'server-build-'));

function build(code: string) {
  const file = path.join(folder, 'server.cjs');
  writeFileSync(file, code);
  return { file, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` };
}

it("a remote's server build gets the shared modules and gives its own", () => {
  const { file, integrity } = build("exports.modules = { './home': require('react') };");
  expect(compileServerBuild(file, integrity, { react: 'one React' })).toEqual({ './home': 'one React' });
});

it('a build with one changed byte is refused', () => {
  const { integrity } = build('exports.modules = {};');
  const { file } = build('exports.modules = { };');
  expect(() => compileServerBuild(file, integrity, {})).toThrow('is not the published file');
  expect(() => compileServerBuild(file, undefined, {})).toThrow('is not the published file');
});

it('nothing but shared modules can be required', () => {
  const { file, integrity } = build("require('node:fs');");
  expect(() => compileServerBuild(file, integrity, { react: {} })).toThrow('node:fs, which is not shared');
});
