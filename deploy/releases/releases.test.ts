import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes } from 'mf-shared/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { publishRemote } from './publish-remote.ts';
import { releasePlace, remote } from './release-fixture.ts';
import { type ReleaseGate, ReleaseRefused } from './release-gate.ts';
import { rollBack, versionsBefore } from './roll-back.ts';

let { releases, refused, gate, built, publish, live } = releasePlace();
beforeEach(() => {
  ({ releases, refused, gate, built, publish, live } = releasePlace());
});

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

  it('a version that the gate refuses leaves what is live and the folder as they were; the log says why', async () => {
    const first = await publish('one');
    const refuseAll: ReleaseGate = async (name, _folder, { version }) => {
      throw new ReleaseRefused(name, version, './home fails');
    };
    await expect(publish('two', { gate: refuseAll })).rejects.toThrow(/^mf-example \w+ is refused: .\/home fails$/);
    expect(await live()).toBe(first);
    expect(await releases.history()).toMatchObject([
      { action: 'publish', version: first },
      { action: 'refuse', reason: './home fails' },
    ]);
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

describe.each([
  ['lost', (file: string) => rmSync(file)],
  ['torn', (file: string) => writeFileSync(file, '{"mf-example": {"ver')],
])('a manifest that is %s', (_how, spoil) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const manifestFile = () => path.join(releases.root, 'manifest.json');
  const spoilt = async () => {
    const other = (await publishRemote('mf-other', built('one', localeCodes, 'mf-other'), releases, { gate })).version;
    const versions = [await publish('one'), await publish('two')];
    spoil(manifestFile());
    said.mockClear();
    return { other, versions };
  };

  it('is written again from the log by a publish, so that no other remote is withdrawn', async () => {
    const { other, versions } = await spoilt();
    expect(await live()).toBe(versions[1]);
    await publish('two');
    const written = JSON.parse(readFileSync(manifestFile(), 'utf8'));
    expect([written['mf-other'].version, written[remote].version]).toEqual([other, versions[1]]);
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^manifest\.json was lost or torn: .+\n$/));
  });

  it('keeps nobody from going back', async () => {
    const { other, versions } = await spoilt();
    await rollBack(remote, releases, { gate });
    const written = JSON.parse(readFileSync(manifestFile(), 'utf8'));
    expect([written['mf-other'].version, written[remote].version]).toEqual([other, versions[0]]);
  });
});

describe('a manifest is not written again from the log', () => {
  const manifestFile = () => path.join(releases.root, 'manifest.json');
  const published = async () => {
    const [first, second] = [await publish('one'), await publish('two')];
    rmSync(manifestFile());
    return { first, file: path.join(releases.versionFolder(remote, second), 'release.json') };
  };
  const publishOther = () => publishRemote('mf-other', built('one', localeCodes, 'mf-other'), releases, { gate });

  it.each([
    ['is torn', (file: string) => writeFileSync(file, '{"ver')],
    [
      'cannot be read',
      (file: string) => {
        rmSync(file);
        mkdirSync(file);
      },
    ],
  ])('with an older version where the live one %s', async (how, spoil) => {
    const { first, file } = await published();
    spoil(file);
    await expect(publishOther()).rejects.toThrow(`${file} ${how}`);
    await expect(rollBack(remote, releases, { gate })).rejects.toThrow(`${file} ${how}`);
    expect(existsSync(manifestFile())).toBe(false);
    rmSync(file, { recursive: true });
    await publishOther();
    expect(await live()).toBe(first);
  });

  it('without a remote of which no version is there', async () => {
    await published();
    rmSync(path.join(releases.root, remote), { recursive: true });
    await expect(publishOther()).rejects.toThrow(`manifest.json is lost or torn, and no version of ${remote} is kept`);
    expect(existsSync(manifestFile())).toBe(false);
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
    expect((await releases.history()).slice(-2)).toMatchObject([
      { action: 'refuse', version: second, reason: 'it fails' },
      { action: 'rollback', version: first },
    ]);
    refused.add(first);
    await rollBack(remote, releases, { gate, to: third });
    await expect(rollBack(remote, releases, { gate })).rejects.toThrow(
      `mf-example stays as it is. mf-example ${first} is refused: it fails`,
    );
    expect(await live()).toBe(third);
  });

  it('to what offers less than the live version is refused as a publish is, unless that is wanted', async () => {
    const first = await publish('one');
    const { version } = await publishRemote(remote, built('two', localeCodes, remote, { more: ['./more'] }), releases, {
      gate,
    });
    const before = 'it lost ./more (--allow-lost-exposes takes it)';
    await expect(rollBack(remote, releases, { gate })).rejects.toThrow(before);
    await expect(rollBack(remote, releases, { gate, to: first })).rejects.toThrow(before);
    expect(await live()).toBe(version);
    await rollBack(remote, releases, { gate, allowLostExposes: true });
    expect(await live()).toBe(first);
  });

  it('to what lacks a chunk that only has a name, which nobody outside asks for', async () => {
    const first = await publish('one');
    await publishRemote(remote, built('two', localeCodes, remote, { chunks: ['added-panel'] }), releases, { gate });
    await rollBack(remote, releases, { gate });
    expect(await live()).toBe(first);
  });

  it('from a version whose files are lost, whatever it offered', async () => {
    const first = await publish('one');
    const more = built('two', localeCodes, remote, { more: ['./more'] });
    const { version } = await publishRemote(remote, more, releases, { gate });
    rmSync(releases.versionFolder(remote, version), { recursive: true });
    await rollBack(remote, releases, { gate });
    expect(await live()).toBe(first);
  });

  it('from a version whose entry cannot be read stops in one line, and nothing moves', async () => {
    const [, second] = [await publish('one'), await publish('two')];
    const entry = path.join(releases.versionFolder(remote, second), 'remoteEntry.aa.js');
    rmSync(entry);
    mkdirSync(entry);
    await expect(rollBack(remote, releases, { gate })).rejects.toThrow(`${entry} cannot be read`);
    expect(await live()).toBe(second);
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
    const here = { at: '2026-01-01T00:00:00.000Z', environment: 'production', remote };
    const history = [
      { ...here, version: 'a', action: 'publish' as const },
      { ...here, version: 'b', action: 'publish' as const },
      { ...here, version: 'a', action: 'rollback' as const },
      { ...here, version: 'c', action: 'publish' as const },
    ];
    expect(versionsBefore(remote, 'c', history)).toEqual(['a']);
  });
});
