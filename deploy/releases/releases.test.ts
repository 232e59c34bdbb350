import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localeCodes } from 'mf-shared/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishRemote } from './publish-remote.ts';
import { ReleaseFolder } from './release-folder.ts';
import { type ReleaseGate, ReleaseRefused } from './release-gate.ts';
import { rollBack, versionsBefore } from './roll-back.ts';

const remote = 'mf-example';
let folder: string;
let releases: ReleaseFolder;

beforeEach(() => {
  refused.clear();
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
const refused = new Set<string>();
/** Refuses the versions of `refused`. */
const gate: ReleaseGate = async (name, _folder, { version }) => {
  if (refused.has(version)) throw new ReleaseRefused(name, version, 'it fails');
};
const publish = async (code: string, options = {}) =>
  (await publishRemote(remote, built(code), releases, { gate, ...options })).version;
const live = async () => (await releases.manifest())[remote]?.version;

describe('publishing', () => {
  it('makes a version live, with a hash for every file and the files of each exposed module', async () => {
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

  it('names a version by its content: the same build twice is one version and one change', async () => {
    expect(await publish('one')).toBe(await publish('one'));
    expect(await releases.history()).toHaveLength(1);
  });

  it('keeps the old version for pages that are open', async () => {
    const first = await publish('one');
    await publish('two');
    const file = path.join(releases.versionFolder(remote, first), 'home.bb.js');
    expect(readFileSync(file, 'utf8')).toBe('one');
  });

  it('refuses a remote without the texts of a language', async () => {
    await expect(publishRemote(remote, built('one', ['fi', 'en']), releases, { gate })).rejects.toThrow(
      'locales/sv.json',
    );
    expect(await live()).toBeUndefined();
  });

  it('a version that the gate refuses leaves what is live, the history and the folder as they were', async () => {
    const first = await publish('one');
    const refuseAll: ReleaseGate = async (name, _folder, { version }) => {
      throw new ReleaseRefused(name, version, './home fails');
    };
    await expect(publish('two', { gate: refuseAll })).rejects.toThrow(/^mf-example \w+ is refused: .\/home fails$/);
    expect(await live()).toBe(first);
    expect(await releases.history()).toHaveLength(1);
    expect(readdirSync(path.join(releases.root, remote))).toEqual([first]);
  });

  it('a version that offers less than the live one is refused, unless that is wanted', async () => {
    const first = await publish('one');
    const less = () => {
      const folderOfBuild = built('two');
      const list = path.join(folderOfBuild, 'dist/web/asset-list.json');
      const { chunks } = JSON.parse(readFileSync(list, 'utf8'));
      delete chunks.home;
      writeFileSync(list, JSON.stringify({ chunks, files: [] }));
      return folderOfBuild;
    };
    await expect(publishRemote(remote, less(), releases, { gate })).rejects.toThrow('it lost ./home');
    expect(await live()).toBe(first);
    const { version } = await publishRemote(remote, less(), releases, { gate, allowLostExposes: true });
    expect(await live()).toBe(version);
  });

  it('at the same time loses nobody', async () => {
    const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
    const packages = names.map((name) => built('one', localeCodes, name));
    await Promise.all(names.map((name, index) => publishRemote(name, packages[index] ?? '', releases, { gate })));
    expect(Object.keys(await releases.manifest()).toSorted()).toEqual(names);
    expect(await releases.history()).toHaveLength(4);
  });
});

describe('going back', () => {
  it('brings the version that was live before, and twice brings the one before that', async () => {
    const versions = [await publish('one'), await publish('two'), await publish('three')];
    await rollBack(remote, releases, { gate });
    expect(await live()).toBe(versions[1]);
    await rollBack(remote, releases, { gate });
    expect(await live()).toBe(versions[0]);
    await expect(rollBack(remote, releases, { gate })).rejects.toThrow('no earlier version');
  });

  it('passes over versions that do not work any more', async () => {
    const [first, second, third] = [await publish('one'), await publish('two'), await publish('three')];
    refused.add(second);
    expect((await rollBack(remote, releases, { gate })).version).toBe(first);
    refused.add(first);
    await rollBack(remote, releases, { gate, to: third });
    await expect(rollBack(remote, releases, { gate })).rejects.toThrow(
      `mf-example stays as it is. mf-example ${first} is refused: it fails`,
    );
    expect(await live()).toBe(third);
  });

  it('to a version that is named, also forward again', async () => {
    const [first, , third] = [await publish('one'), await publish('two'), await publish('three')];
    await rollBack(remote, releases, { gate, to: first });
    expect(await live()).toBe(first);
    await rollBack(remote, releases, { gate, to: third });
    expect(await live()).toBe(third);
    await rollBack(remote, releases, { gate });
    expect(await live()).toBe(first);
    await expect(rollBack(remote, releases, { gate, to: 'abc' })).rejects.toThrow('no such version was published');
  });

  it('a publish after a rollback forgets what was rolled back', () => {
    const at = '2026-01-01T00:00:00.000Z';
    const history = [
      { at, remote, version: 'a', action: 'publish' as const },
      { at, remote, version: 'b', action: 'publish' as const },
      { at, remote, version: 'a', action: 'rollback' as const },
      { at, remote, version: 'c', action: 'publish' as const },
    ];
    expect(versionsBefore(remote, 'c', history)).toEqual(['a']);
  });
});
