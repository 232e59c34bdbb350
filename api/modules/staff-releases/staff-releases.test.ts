import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaffReleases } from 'mf-shared/contract';
import { readOverride } from 'mf-shared/contract/release-override';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';

const key = 'the key of the shop, which is long enough';
const directory = mkdtempSync(join(tmpdir(), 'releases-'));
const published = (version: string) => ({
  ...{ version, base: `/remotes/mf-catalog/${version}/`, entry: 'entry.js', serverEntry: 'server.cjs' },
  ...{ exposes: {}, integrity: {} },
});
const change = (version: string, environment: string, action: string) =>
  JSON.stringify({ at: '2026-11-28T03:00:00Z', environment, remote: 'mf-catalog', version, action, who: 'Aino' });

let service: TestService;
let authorization: string;
beforeAll(async () => {
  for (const version of ['v1', 'v2']) {
    mkdirSync(join(directory, 'mf-catalog', version), { recursive: true });
    writeFileSync(join(directory, 'mf-catalog', version, 'release.json'), JSON.stringify(published(version)));
  }
  writeFileSync(join(directory, 'manifest.json'), JSON.stringify({ 'mf-catalog': published('v1') }));
  writeFileSync(join(directory, 'manifest.staging.json'), JSON.stringify({ 'mf-catalog': published('v2') }));
  writeFileSync(
    join(directory, 'history.jsonl'),
    `${[
      ...[change('v0', 'production', 'publish'), change('v1', 'production', 'publish')],
      ...[change('v2', 'staging', 'publish'), change('v2', 'production', 'refuse')],
    ].join('\n')}\n`,
  );
  service = await testService({ RELEASES_DIR: directory, RELEASES_KEY: key });
  authorization = (await service.signedIn({ is_admin: true })).authorization;
});
afterAll(() => service.close());

const ask = (body: object) =>
  service.call('/api/staff/release-override/', { method: 'POST', body, authorization, locale: 'en' });
const cookieOf = (answer: Awaited<ReturnType<typeof ask>>) => String(answer.headers['set-cookie']);

describe('releases as the staff see them (ROUTE-140)', () => {
  it('tells what is live where, which versions are kept, and every move and refusal, the newest first', async () => {
    const answer = await service.call('/api/staff/releases/', { authorization });
    const { environments, remotes, canaries, changes, ...own } = answer.json<StaffReleases>();
    expect(own).toEqual({ can_override: true, seen: null });
    expect(environments).toEqual(['production', 'staging']);
    expect(canaries).toEqual([]);
    expect(remotes.map(({ name }) => name)).toEqual(['mf-catalog']);
    expect(remotes[0]?.versions).toMatchObject([
      { version: 'v2', live_in: ['staging'], published: { who: 'Aino', environment: 'staging' } },
      { version: 'v1', live_in: ['production'] },
    ]);
    expect(changes.map(({ action, version }) => `${action} ${version}`)).toEqual([
      ...['refuse v2', 'publish v2', 'publish v1', 'publish v0'],
    ]);
  });
});

describe('a manifest that staff look at (ROUTE-140)', () => {
  const file = join(directory, 'manifest.staging.json');
  afterAll(() => writeFileSync(file, JSON.stringify({ 'mf-catalog': published('v2') })));

  it.each([
    ['torn', () => writeFileSync(file, '{"mf-cat')],
    ['lost', () => rmSync(file)],
  ])('and that is %s is what the log tells', async (_, spoil) => {
    spoil();
    const answer = await service.call('/api/staff/releases/', { authorization });
    const { environments, remotes } = answer.json<StaffReleases>();
    expect(environments).toEqual(['production', 'staging']);
    expect(remotes[0]?.versions[0]).toMatchObject({ version: 'v2', live_in: ['staging'] });
  });
});

describe('canaries as the staff see them (ROUTE-141, ROUTE-142)', () => {
  const canary = { version: 'v2', present: 'v1', percent: 5, at: '2026-11-28T04:00:00.000Z', who: 'Aino' };
  const written = (value: unknown) => writeFileSync(join(directory, 'canary.json'), JSON.stringify(value));
  const shown = async () => (await service.call('/api/staff/releases/', { authorization })).json<StaffReleases>();
  const secret = 'the key of the canaries, long enough';
  afterAll(() => written({ key: secret, remotes: {} }));

  it('tells which run where, since when, by whom and why, what all shells counted lately, and not the key', async () => {
    const minute = Math.floor(Date.now() / 60_000);
    const name = `mf-catalog v2 ${canary.at}`;
    mkdirSync(join(directory, '.health'), { recursive: true });
    const counted = { [minute]: [100, 2, 1900, 1], [minute - 60]: [9000, 9000, 9000, 9000] };
    writeFileSync(join(directory, '.health', '1-a.json'), JSON.stringify({ [name]: counted }));
    writeFileSync(join(directory, '.health', '2-b.json'), JSON.stringify({ [name]: { [minute]: [7, 0, 0, 0] } }));
    writeFileSync(join(directory, '.health', '3-c.json'), '{"mf-catalog');
    written({ key: secret, remotes: { 'mf-catalog': canary } });
    const answer = await shown();
    const figures = { pages: 107, errors: 2, other_pages: 1900, other_errors: 1 };
    expect(answer.canaries).toEqual([{ ...canary, environment: 'production', remote: 'mf-catalog', figures }]);
    expect(JSON.stringify(answer)).not.toContain(secret);
  });

  it('tells none that is over, or that cannot be read', async () => {
    written({ key: secret, remotes: { 'mf-catalog': { ...canary, present: 'v0' } } });
    expect((await shown()).canaries).toEqual([]);
    written({ key: secret, remotes: { 'mf-catalog': { ...canary, percent: 0 } } });
    expect((await shown()).canaries).toEqual([]);
  });
});

describe('an override (ROUTE-139)', () => {
  it('is a cookie that the shop signed, that scripts cannot read and that ends', async () => {
    const answer = await ask({ environment: 'staging', remotes: { 'mf-catalog': 'v1' } });
    expect(answer.json()).toEqual({ environment: 'staging', remotes: { 'mf-catalog': 'v1' } });
    expect(cookieOf(answer)).toMatch(/^so_release=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const value = /so_release=([\w.-]+)/.exec(cookieOf(answer))?.[1] ?? '';
    expect(readOverride(value, key)).toMatchObject({ environment: 'staging', remotes: { 'mf-catalog': 'v1' } });
    const headers = { cookie: `a=b; so_release=${value}` };
    const now = await service.call('/api/staff/releases/', { authorization, headers });
    expect(now.json<StaffReleases>().seen).toEqual({ environment: 'staging', remotes: { 'mf-catalog': 'v1' } });
  });

  it.each([
    [{ environment: 'elsewhere', remotes: {} }],
    [{ environment: null, remotes: { 'mf-catalog': 'v0' } }],
    [{ environment: null, remotes: { 'mf-other': 'v1' } }],
  ])('of what is not there is refused: %j', async (body) => {
    const answer = await ask(body);
    expect([answer.statusCode, answer.json().error.message, answer.headers['set-cookie']]).toEqual([
      ...[404, 'This version is not kept any more.', undefined],
    ]);
  });

  it.each([[{ environment: '../x', remotes: {} }], [{ environment: null, remotes: { 'mf-catalog': '../v1' } }]])(
    'of what is no name is refused: %j',
    async (body) => {
      expect((await ask(body)).statusCode).toBe(400);
    },
  );

  it('is not there without RELEASES_KEY, and is said so', async () => {
    const without = await testService({ RELEASES_DIR: directory });
    const admin = (await without.signedIn({ is_admin: true })).authorization;
    const { can_override } = (await without.call('/api/staff/releases/', { authorization: admin })).json();
    const body = { environment: 'staging', remotes: {} };
    const path = '/api/staff/release-override/';
    const answer = await without.call(path, { method: 'POST', body, authorization: admin, locale: 'en' });
    await without.close();
    expect([can_override, answer.statusCode, answer.json().error.code]).toEqual([false, 409, 'releases_key_missing']);
  });
});
