import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { DevelopmentReleases } from './development-releases.ts';

const list = JSON.stringify({
  chunks: { mf_x: { js: ['remoteEntry.js'], css: [] }, page: { js: ['page.js'], css: [] } },
  files: [],
});
let folder: string;
let releases: DevelopmentReleases;

const write = (file: string, text: string) => {
  const target = path.join(folder, 'mf-x/dist', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};
const version = () =>
  JSON.parse(readFileSync(path.join(folder, 'releases/manifest.json'), 'utf8'))['mf-x']?.version ?? null;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'development-'));
  releases = new DevelopmentReleases(path.join(folder, 'releases'), {}, folder, folder);
  write('development-web/asset-list.json', list);
  write('development-node/server.cjs', 'module.exports = {};');
  releases.update('mf-x', 'node');
});

describe('a remote that is being written', () => {
  it('is a new version with each compilation', () => {
    expect(version()).toBe('dev1');
    releases.update('mf-x', 'node');
    expect(version()).toBe('dev2');
  });

  it.each(['', list.slice(0, 20)])('waits for the other build where that has written its list half: %j', (half) => {
    write('development-web/asset-list.json', half);
    releases.update('mf-x', 'node');
    expect(version()).toBe('dev1');
    write('development-web/asset-list.json', list);
    releases.update('mf-x', 'node');
    expect(version()).toBe('dev2');
  });

  it('keeps its server code while the build of that writes a new one', () => {
    const code = () => readFileSync(path.join(folder, 'releases/mf-x/dev/server.cjs'), 'utf8');
    write('development-node/server.cjs', 'module.exp');
    releases.update('mf-x', 'web');
    expect(code()).toBe('module.exports = {};');
    write('development-node/server.cjs', 'module.exports = { a: 1 };');
    releases.update('mf-x', 'node');
    expect(code()).toBe('module.exports = { a: 1 };');
  });
});
