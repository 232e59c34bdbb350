import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes } from 'mf-shared/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { promote } from './promote.ts';
import { publishRemote } from './publish-remote.ts';
import { releasePlace, remote } from './release-fixture.ts';
import { differenceOf, statusOf } from './release-report.ts';
import { rollBack } from './roll-back.ts';
import { tidyReleases } from './tidy-releases.ts';

let { releases, refused, gate, built, publish, live } = releasePlace();
beforeEach(() => {
  ({ releases, refused, gate, built, publish, live } = releasePlace());
});
const staging = { environment: 'staging' };
const facts = { who: 'aino@havu.example', commit: 'abc123', reason: 'Gallery keeps its place' };

describe('environments', () => {
  it('have releases of their own; promoting moves the same files on, with who and why (ROUTE-138)', async () => {
    const first = await publish('one');
    const second = await publish('two', staging);
    expect([await live(), await live('staging')]).toEqual([first, second]);
    const moved = await promote(remote, 'staging', releases, { gate, facts });
    expect(moved).toEqual({ remote, environment: 'production', version: second, before: first, hasMoved: true });
    expect(await live()).toBe(second);
    const { commit: _, ...why } = facts;
    expect((await releases.history()).at(-1)).toMatchObject({
      ...{ action: 'promote', environment: 'production', version: second, before: first, ...why },
    });
    expect((await promote(remote, 'staging', releases, { gate })).hasMoved).toBe(false);
  });

  it('tell the commit that a version was published from, wherever it moves later (ROUTE-138)', async () => {
    await publish('one', { facts: { commit: 'first' } });
    await publish('two', { ...staging, facts: { commit: 'second' } });
    const lastCommit = async () => (await releases.history()).at(-1)?.commit;
    await promote(remote, 'staging', releases, { gate, facts });
    expect(await lastCommit()).toBe('second');
    await rollBack(remote, releases, { gate, facts });
    expect(await lastCommit()).toBe('first');
    const unknown = await publish('three', staging);
    refused.add(unknown);
    await expect(promote(remote, 'staging', releases, { gate, facts })).rejects.toThrow('it fails');
    expect((await releases.history()).at(-1)).toMatchObject({ action: 'refuse', version: unknown });
    expect(await lastCommit()).toBe(undefined);
  });

  it('roll back each by its own history', async () => {
    const [first, second] = [await publish('one', staging), await publish('two')];
    const third = await publish('three', staging);
    await rollBack(remote, releases, { gate, ...staging });
    expect([await live('staging'), await live()]).toEqual([first, second]);
    await expect(rollBack(remote, releases, { gate })).rejects.toThrow('no earlier version');
    expect(third).not.toBe(first);
  });

  it('take nothing that the gate refuses now, or that was never there', async () => {
    const first = await publish('one');
    const second = await publish('two', staging);
    refused.add(second);
    await expect(promote(remote, 'staging', releases, { gate, facts })).rejects.toThrow('it fails');
    expect(await live()).toBe(first);
    expect((await releases.history()).at(-1)).toMatchObject({ action: 'refuse', version: second, reason: 'it fails' });
    await expect(promote(remote, 'nightly', releases, { gate })).rejects.toThrow('nothing live in nightly');
    await expect(promote(remote, 'production', releases, { gate })).rejects.toThrow('another environment');
  });
});

it('a dry run tries everything, and leaves what is live, the log and the folder as they were', async () => {
  const first = await publish('one');
  const isDryRun = true;
  const version = await publish('two', { isDryRun });
  expect(existsSync(releases.versionFolder(remote, version))).toBe(false);
  const second = await publish('three', staging);
  const log = await releases.history();
  expect(await promote(remote, 'staging', releases, { gate, isDryRun })).toMatchObject({
    before: first,
    version: second,
  });
  refused.add(second);
  await expect(promote(remote, 'staging', releases, { gate, isDryRun })).rejects.toThrow('it fails');
  expect([await live(), await releases.history()]).toEqual([first, log]);
});

describe('the log', () => {
  it('is only ever added to, behind a line that a power cut tore too', async () => {
    const first = await publish('one');
    const file = path.join(releases.root, 'history.jsonl');
    const before = readFileSync(file, 'utf8');
    appendFileSync(file, '{"at":"2026-');
    const second = await publish('two');
    expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true);
    expect((await releases.history()).map(({ version }) => version)).toEqual([first, second]);
  });

  it('goes on from the list of before', async () => {
    const first = await publish('one');
    const old = { at: '2026-01-01T00:00:00.000Z', remote, version: first, action: 'publish' };
    writeFileSync(path.join(releases.root, 'history.jsonl'), '');
    writeFileSync(path.join(releases.root, 'history.json'), JSON.stringify([old]));
    const second = await publish('two');
    expect(await releases.history()).toMatchObject([{ ...old, environment: 'production' }, { version: second }]);
    expect((await rollBack(remote, releases, { gate })).version).toBe(first);
  });
});

it('the status says what is live where since when, and how large it is', async () => {
  const first = await publish('one', { facts });
  const second = await publish('two', staging);
  expect(await statusOf(releases, [])).toMatchObject([
    { environment: 'production', remote, version: first, since: { ...facts }, sizes: { './home': 26 } },
    { environment: 'staging', remote, version: second, since: { action: 'publish' } },
  ]);
  expect(await statusOf(releases, ['mf-other'])).toEqual([]);
});

it('a difference names files and sizes, of versions or of environments', async () => {
  const first = await publish('one');
  await publish('two', staging);
  const difference = await differenceOf(remote, [first, 'staging'], releases);
  expect(difference).toMatchObject({ added: [], lost: [], changed: ['home.bb.js'], sizes: {} });
  await expect(differenceOf(remote, [first, 'nightly'], releases)).rejects.toThrow('no version or environment nightly');
});

it.each([true, false])(
  'a difference names what is offered, and no chunk (the build says which: %s)',
  async (isListed) => {
    const publishWith = async (code: string, parts: { more?: string[]; chunks?: string[] }) => {
      const folder = built(code, localeCodes, remote, { ...parts, isListed });
      return (await publishRemote(remote, folder, releases, { gate, allowLostExposes: true })).version;
    };
    const first = await publishWith('one', { more: ['./old'], chunks: ['editor'] });
    const second = await publishWith('two', { more: ['./new'], chunks: ['map'] });
    expect(await differenceOf(remote, [first, second], releases)).toMatchObject({ added: ['./new'], lost: ['./old'] });
  },
);

describe('tidying', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

  it('removes what is live nowhere, not among the last, and of which no page can be open', async () => {
    const first = await publish('one');
    const second = await publish('two');
    const third = await publish('three', staging);
    const fourth = await publish('four');
    const tidy = (now: Date, isDryRun = false) => tidyReleases(releases, { keep: 1, isDryRun, now });
    expect(await tidy(inDays(29))).toEqual([]);
    const gone = [first, second].toSorted();
    const versions = (tidied: { version: string }[]) => tidied.map(({ version }) => version).toSorted();
    expect(versions(await tidy(inDays(31), true))).toEqual(gone);
    expect(versions(await tidy(inDays(31)))).toEqual(gone);
    for (const version of [third, fourth]) expect(existsSync(releases.versionFolder(remote, version))).toBe(true);
    await expect(rollBack(remote, releases, { gate, to: first })).rejects.toThrow('no such version was published');
  });

  it('keeps the last ones to roll back to', async () => {
    const first = await publish('one');
    await publish('two');
    await tidyReleases(releases, { keep: 2, isDryRun: false, now: inDays(400) });
    expect((await rollBack(remote, releases, { gate })).version).toBe(first);
  });
});
