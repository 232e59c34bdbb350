import { mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Renderer } from '../rendering/load-renderer.ts';
import { testReleases } from '../testing/test-releases.ts';
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
  const folder = testReleases();
  const source = (environment = 'production') =>
    new ReleaseSource({ directory: folder.directory, environment }, renderer, false);
  return { ...folder, source };
}
const live = ({ current }: ReleaseSource) =>
  Object.entries(current.manifest).map(([remote, { version }]) => `${remote} ${version}`);

it('a publish is taken over while the shop runs, and pages of the old release still find theirs', () => {
  const { publish, source } = shop();
  publish('mf-a', 'v1');
  const releases = source();
  const old = releases.current.id;
  publish('mf-a', 'v2');
  releases.check();
  expect(live(releases)).toEqual(['mf-a v2']);
  expect(releases.byId(old)?.manifest['mf-a']?.version).toBe('v1');
});

it('another environment shows its own versions, and those of production of what it has none (ROUTE-138)', () => {
  const releases = shop();
  const { publish, source } = releases;
  publish('mf-a', 'v1');
  publish('mf-b', 'v1');
  const staging = source('staging');
  const production = source();
  expect(live(staging)).toEqual(['mf-a v1', 'mf-b v1']);
  releases.stage('mf-a', 'v2');
  staging.check();
  production.check();
  expect(live(staging)).toEqual(['mf-a v2', 'mf-b v1']);
  expect(live(production)).toEqual(['mf-a v1', 'mf-b v1']);
  publish('mf-b', 'v3');
  staging.check();
  expect(live(staging)).toEqual(['mf-a v2', 'mf-b v3']);
});

it('a damaged release is refused and the present one stays', () => {
  const { publish, source } = shop();
  publish('mf-a', 'v1');
  const releases = source();
  publish('mf-a', 'v2', { isDamaged: true });
  releases.check();
  expect(live(releases)).toEqual(['mf-a v1']);
});

it('a damaged remote at the start does not keep the others from being served', () => {
  const { publish, source } = shop();
  publish('mf-a', 'v1');
  publish('mf-b', 'v1', { isDamaged: true });
  expect(live(source())).toEqual(['mf-a v1']);
});

it('without any release the shop starts, and serves its frame', () => {
  expect(live(shop().source())).toEqual([]);
});

it('what browsers read of a release names no file of the server, and nothing that publishing alone needs', () => {
  const { publish, source } = shop();
  publish('mf-a', 'v1');
  expect(source().current.publicJson).not.toMatch(/server\.cjs|offered/);
});

it('a version that does not load keeps no other remote from its next version', () => {
  const { publish, source } = shop();
  publish('mf-a', 'v1');
  publish('mf-b', 'v1');
  const releases = source();
  publish('mf-a', 'v2', { code: 'this is no code' });
  publish('mf-b', 'v2');
  releases.check();
  expect(live(releases)).toEqual(['mf-a v1', 'mf-b v2']);
  expect(releases.degraded).toEqual({ 'mf-a': { wanted: 'v2', serving: 'v1' } });
});

it('a shell that starts serves the last version of a remote that loads', () => {
  const { publish, damage, source } = shop();
  for (const version of ['v1', 'v2', 'v3']) publish('mf-a', version);
  damage('mf-a', 'v3');
  damage('mf-a', 'v2');
  publish('mf-b', 'v1');
  const releases = source();
  expect(live(releases)).toEqual(['mf-a v1', 'mf-b v1']);
  expect(releases.degraded).toEqual({ 'mf-a': { wanted: 'v3', serving: 'v1' } });
});

it('nor does it serve what a rollback withdrew in place of a version that does not load', () => {
  const { publish, noteRollback, damage, source } = shop();
  for (const version of ['v1', 'v2', 'v3']) publish('mf-a', version);
  noteRollback('mf-a', 'v1');
  publish('mf-a', 'v4');
  damage('mf-a', 'v4');
  expect(live(source())).toEqual(['mf-a v1']);
});

it('an entry of the manifest that cannot be read is as a version that does not load', () => {
  const { publish, misspell, source } = shop();
  publish('mf-a', 'v1');
  publish('mf-b', 'v1');
  misspell('mf-a');
  const releases = source();
  expect(live(releases)).toEqual(['mf-a v1', 'mf-b v1']);
  expect(Object.keys(releases.degraded)).toEqual(['mf-a']);
});

it('a good version ends what was degraded', () => {
  const { publish, source } = shop();
  publish('mf-a', 'v1');
  publish('mf-a', 'v2', { isDamaged: true });
  const releases = source();
  publish('mf-a', 'v3');
  releases.check();
  expect(live(releases)).toEqual(['mf-a v3']);
  expect(releases.degraded).toEqual({});
});

it('the log says once that a remote does not load', () => {
  const { publish, source } = shop();
  publish('mf-a', 'v1');
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const releases = source();
  publish('mf-a', 'v2', { isDamaged: true });
  releases.check();
  publish('mf-b', 'v1');
  releases.check();
  expect(written.mock.calls.filter(([line]) => String(line).includes('remote does not load'))).toHaveLength(1);
});

describe('a manifest that cannot be read', () => {
  const unreadable = { 'manifest.json': { wanted: 'unreadable', serving: null } };
  const started = () => {
    const releases = shop();
    for (const remote of ['mf-a', 'mf-b']) releases.publish(remote, 'v1');
    return { ...releases, file: join(releases.directory, 'manifest.json') };
  };

  it.each([
    ['gone', (file: string) => rmSync(file)],
    [
      'out of reach',
      (file: string) => {
        rmSync(file);
        mkdirSync(file);
      },
    ],
    ['torn', (file: string) => writeFileSync(file, '{"mf-a": {"ver')],
    ['no manifest', (file: string) => writeFileSync(file, '[]')],
  ])('%s: the present release stays, which is told and logged once', (_how, spoil) => {
    const { source, file } = started();
    const releases = source();
    const { id } = releases.current;
    spoil(file);
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    written.mockClear();
    for (let poll = 0; poll < 3; poll += 1) releases.check();
    expect(releases.current.id).toBe(id);
    expect(releases.degraded).toEqual(unreadable);
    expect(written.mock.calls.filter(([line]) => String(line).includes('manifest cannot be read'))).toHaveLength(1);
  });

  it('at a start, what the log tells is served, and the manifest once it can be read', () => {
    const { source, publish, file } = started();
    publish('mf-a', 'v2');
    writeFileSync(file, '{"mf-a": {"ver');
    const releases = source();
    expect(live(releases)).toEqual(['mf-a v2', 'mf-b v1']);
    expect(releases.degraded).toEqual(unreadable);
    publish('mf-b', 'v2');
    releases.check();
    expect([live(releases), releases.degraded]).toEqual([['mf-a v2', 'mf-b v2'], {}]);
  });

  it('at a start, one that is gone is told where the log tells of releases', () => {
    const { source, file, publish } = started();
    rmSync(file);
    const releases = source();
    expect([live(releases), releases.degraded]).toEqual([['mf-a v1', 'mf-b v1'], unreadable]);
    publish('mf-b', 'v2');
    releases.check();
    expect([live(releases), releases.degraded]).toEqual([['mf-a v1', 'mf-b v2'], {}]);
  });

  it('at a start, what a rollback withdrew is not served again', () => {
    const { source, file, publish, noteRollback, directory } = started();
    publish('mf-a', 'v2');
    noteRollback('mf-a', 'v1');
    rmSync(file);
    expect(live(source())).toEqual(['mf-a v1', 'mf-b v1']);
    rmSync(join(directory, 'mf-a', 'v1'), { recursive: true });
    expect(live(source())).toEqual(['mf-b v1']);
  });

  it('at a start without a log, it is told and read again', () => {
    const { source, directory, file } = started();
    rmSync(join(directory, 'history.json'));
    renameSync(file, `${file}.away`);
    mkdirSync(file);
    const releases = source();
    expect([live(releases), releases.degraded]).toEqual([[], unreadable]);
    rmdirSync(file);
    renameSync(`${file}.away`, file);
    releases.check();
    expect([live(releases), releases.degraded]).toEqual([['mf-a v1', 'mf-b v1'], {}]);
  });
});

describe('a remote that does not load for a moment', () => {
  afterEach(() => void vi.useRealTimers());

  it('is tried again, ever more seldom, and served once it loads', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { publish, directory, source } = shop();
    publish('mf-a', 'v1');
    publish('mf-a', 'v2');
    const file = join(directory, 'mf-a', 'v2', 'server.cjs');
    renameSync(file, `${file}.away`);
    const releases = source();
    expect(live(releases)).toEqual(['mf-a v1']);
    vi.setSystemTime(Date.now() + 4000);
    releases.check();
    renameSync(`${file}.away`, file);
    vi.setSystemTime(Date.now() + 4000);
    releases.check();
    expect(live(releases)).toEqual(['mf-a v1']);
    vi.setSystemTime(Date.now() + 4000);
    releases.check();
    expect([live(releases), releases.degraded]).toEqual([['mf-a v2'], {}]);
  });
});
