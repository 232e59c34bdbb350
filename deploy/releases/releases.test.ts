import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localeCodes } from 'mf-shared/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { previousVersion, promoteVersion, rollBack } from './promote-version.ts';
import { publishRemote } from './publish-remote.ts';
import { ReleaseFolder } from './release-folder.ts';

const remote = 'mf-example';
let folder: string;
let releases: ReleaseFolder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  releases = new ReleaseFolder(path.join(folder, 'releases'));
});

/** A package as the build leaves it. */
function built(code: string, locales: readonly string[] = localeCodes, name = remote): string {
  const files = { 'remoteEntry.aa.js': 'entry', 'home.bb.js': code, 'home.cc.css': 'css', 'home.bb.js.br': 'packed' };
  const chunks = Object.fromEntries([
    [name.replaceAll('-', '_'), { js: ['remoteEntry.aa.js'], css: [] }],
    ['home', { js: ['home.bb.js'], css: ['home.cc.css'] }],
    ...locales.map((locale) => [`messages-${locale}`, { js: [], css: [] }]),
  ]);
  const written = { ...files, 'asset-list.json': JSON.stringify({ chunks, files: [] }) };
  for (const target of ['web', 'node']) mkdirSync(path.join(folder, name, 'dist', target), { recursive: true });
  for (const [file, text] of Object.entries(written)) writeFileSync(path.join(folder, name, 'dist/web', file), text);
  writeFileSync(path.join(folder, name, 'dist/node/server.dd.cjs'), 'exports.modules = {};');
  return path.join(folder, name);
}
const publish = async (code: string) => (await publishRemote(remote, built(code), releases)).version;
const live = async () => (await releases.manifest())[remote]?.version;

describe('publishing', () => {
  test('makes a version live, with a hash for every file and the files of each exposed module', async () => {
    const version = await publish('one');
    const published = (await releases.manifest())[remote];
    expect(published).toMatchObject({
      version,
      base: `/remotes/${remote}/${version}/`,
      entry: 'remoteEntry.aa.js',
      serverEntry: 'server.dd.cjs',
    });
    expect(published?.exposes['./home']).toEqual({ js: ['home.bb.js'], css: ['home.cc.css'] });
    expect(Object.keys(published?.integrity ?? {})).toEqual([
      'home.bb.js',
      'home.cc.css',
      'remoteEntry.aa.js',
      'server.dd.cjs',
    ]);
    expect(readdirSync(releases.versionFolder(remote, version))).toContain('home.bb.js.br');
  });

  test('names a version by its content: the same build twice is one version and one change', async () => {
    expect(await publish('one')).toBe(await publish('one'));
    expect(await releases.history()).toHaveLength(1);
  });

  test('keeps the old version for pages that are open', async () => {
    const first = await publish('one');
    await publish('two');
    const file = path.join(releases.versionFolder(remote, first), 'home.bb.js');
    expect(readFileSync(file, 'utf8')).toBe('one');
  });

  test('refuses a remote without the texts of a language', async () => {
    await expect(publishRemote(remote, built('one', ['fi', 'en']), releases)).rejects.toThrow('locales/sv.json');
    expect(await live()).toBeUndefined();
  });

  test('at the same time loses nobody', async () => {
    const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
    const packages = names.map((name) => built('one', localeCodes, name));
    await Promise.all(names.map((name, index) => publishRemote(name, packages[index] ?? '', releases)));
    expect(Object.keys(await releases.manifest()).toSorted()).toEqual(names);
    expect(await releases.history()).toHaveLength(4);
  });
});

describe('going back', () => {
  test('brings the version that was live before, and twice brings the one before that', async () => {
    const versions = [await publish('one'), await publish('two'), await publish('three')];
    await rollBack(remote, releases);
    expect(await live()).toBe(versions[1]);
    await rollBack(remote, releases);
    expect(await live()).toBe(versions[0]);
    await expect(rollBack(remote, releases)).rejects.toThrow('no earlier version');
  });

  test('and forward again by promoting a version', async () => {
    await publish('one');
    const second = await publish('two');
    await rollBack(remote, releases);
    await promoteVersion(remote, second, releases);
    expect(await live()).toBe(second);
  });

  test('a publish after a rollback forgets what was rolled back', () => {
    const at = '2026-01-01T00:00:00.000Z';
    const history = [
      { at, remote, version: 'a', action: 'publish' as const },
      { at, remote, version: 'b', action: 'publish' as const },
      { at, remote, version: 'a', action: 'rollback' as const },
      { at, remote, version: 'c', action: 'publish' as const },
    ];
    expect(previousVersion(remote, 'c', history)).toBe('a');
  });
});
