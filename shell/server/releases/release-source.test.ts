import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Renderer } from '../renderer.ts';
import { ReleaseSource } from './release-source.ts';

vi.spyOn(process.stdout, 'write').mockReturnValue(true);

/** A renderer whose releases can be asked for their modules. */
const renderer: Renderer = {
  sharedModules: {},
  ServerRelease: class {
    constructor(modules: unknown) {
      Object.assign(this, { modules });
    }
  } as Renderer['ServerRelease'],
  renderPage: () => Promise.reject(new Error('not asked')),
};

function shop() {
  const directory = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const manifest: Record<string, unknown> = {};
  return {
    source: () => new ReleaseSource(directory, renderer, false),
    publish(remote: string, version: string, { isDamaged = false } = {}) {
      const code = `exports.modules = { './home': '${remote} ${version}' };`;
      mkdirSync(path.join(directory, remote, version), { recursive: true });
      writeFileSync(path.join(directory, remote, version, 'server.cjs'), isDamaged ? `${code} ` : code);
      manifest[remote] = {
        version,
        base: `/remotes/${remote}/${version}/`,
        entry: 'entry.js',
        serverEntry: 'server.cjs',
        exposes: {},
        integrity: { 'server.cjs': `sha384-${createHash('sha384').update(code).digest('base64')}` },
      };
      writeFileSync(path.join(directory, 'manifest.json'), JSON.stringify(manifest));
    },
  };
}
const live = ({ current }: ReleaseSource) =>
  Object.entries(current.manifest).map(([remote, { version }]) => `${remote} ${version}`);

test('a publish is taken over while the shop runs, and pages of the old release still find theirs', () => {
  const { publish, source } = shop();
  publish('mf-a', 'v1');
  const releases = source();
  const old = releases.current.id;
  publish('mf-a', 'v2');
  releases.check();
  expect(live(releases)).toEqual(['mf-a v2']);
  expect(releases.byId(old)?.manifest['mf-a']?.version).toBe('v1');
});

test('a damaged release is refused and the present one stays', () => {
  const { publish, source } = shop();
  publish('mf-a', 'v1');
  const releases = source();
  publish('mf-a', 'v2', { isDamaged: true });
  releases.check();
  expect(live(releases)).toEqual(['mf-a v1']);
});

test('a damaged remote at the start does not keep the others from being served', () => {
  const { publish, source } = shop();
  publish('mf-a', 'v1');
  publish('mf-b', 'v1', { isDamaged: true });
  expect(live(source())).toEqual(['mf-a v1']);
});

test('without any release the shop starts, and serves its frame', () => {
  expect(live(shop().source())).toEqual([]);
});

test('what browsers read of a release names no file of the server', () => {
  const { publish, source } = shop();
  publish('mf-a', 'v1');
  expect(source().current.publicJson).not.toContain('server.cjs');
});
