import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { overrideCookie, signOverride } from 'mf-shared/contract/release-override';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SmallShell, smallShell } from '../testing/small-shell.ts';
import { testReleases } from '../testing/test-releases.ts';

const key = 'the key of the shop, which is long enough';
const until = Math.floor(Date.now() / 1000) + 3600;

describe('who sees other releases than shoppers (ROUTE-139)', () => {
  const folder = testReleases();
  let shell: SmallShell;
  beforeAll(async () => {
    folder.publish('mf-a', 'v2');
    folder.publish('mf-a', 'v1');
    folder.publish('mf-b', 'v1');
    folder.stage('mf-b', 'v2');
    shell = await smallShell({ RELEASES_DIR: folder.directory, RELEASES_KEY: key });
  });
  afterAll(() => shell.close());

  const cookieOf = (some: { environment?: string; remotes?: Record<string, string>; until?: number }, by = key) =>
    `${overrideCookie}=${signOverride({ remotes: {}, until, ...some }, by)}`;
  const ask = async (cookie: string, path = '/en/versions/') => {
    const answer = await fetch(shell.url + path, { headers: { cookie, 'accept-encoding': 'br' } });
    return { headers: answer.headers, html: await answer.text() };
  };
  const seenBy = async (cookie: string) => /<title>[^<]*?(mf-a [^<]*)<\/title>/.exec((await ask(cookie)).html)?.[1];

  it('gets pages of a version that was chosen, and everybody else those of the live ones', async () => {
    expect(await seenBy('')).toBe('mf-a v1 mf-b v1');
    expect(await seenBy(cookieOf({ remotes: { 'mf-a': 'v2' } }))).toBe('mf-a v2 mf-b v1');
    expect(await seenBy('')).toBe('mf-a v1 mf-b v1');
  });

  it('gets what an environment has, and the versions that were chosen over it', async () => {
    expect(await seenBy(cookieOf({ environment: 'staging' }))).toBe('mf-a v1 mf-b v2');
    expect(await seenBy(cookieOf({ environment: 'staging', remotes: { 'mf-a': 'v2' } }))).toBe('mf-a v2 mf-b v2');
  });

  it.each([
    ['somebody else signed', cookieOf({ remotes: { 'mf-a': 'v2' } }, 'the key of somebody else, also long')],
    ['has ended', cookieOf({ remotes: { 'mf-a': 'v2' }, until: until - 7200 })],
    ['is no override', `${overrideCookie}=mf-a.v2`],
    ['is broken', `${overrideCookie}=%`],
  ])('gets the live pages by a cookie that %s', async (_, cookie) => {
    expect(await seenBy(cookie)).toBe('mf-a v1 mf-b v1');
    expect((await ask(cookie)).html).not.toContain('release-badge');
  });

  it('is told above the page, by a sheet that the policy knows, and no cache keeps the page', async () => {
    const { html, headers } = await ask(cookieOf({ remotes: { 'mf-a': 'v2' } }), '/sv/versions/');
    expect(html).toContain('Du ser andra versioner än kunderna: mf-a v2.');
    expect(html).toContain('<form action="/remotes/leave/">');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const { html: live, headers: ofAll } = await ask('', '/sv/versions/');
    expect(live).not.toContain('release-badge');
    expect(ofAll.get('cache-control')).toContain('s-maxage');
    const added = (headers.get('content-security-policy') ?? '').match(/'sha256-[^']+'/g) ?? [];
    expect(ofAll.get('content-security-policy')).not.toContain(added.at(-1));
  });

  it('sees the live version in place of one that is not kept any more, and hears so', async () => {
    const cookie = cookieOf({ remotes: { 'mf-a': 'v9' } });
    expect(await seenBy(cookie)).toBe('mf-a v1 mf-b v1');
    expect((await ask(cookie)).html).toContain('Cannot be shown: mf-a v9.');
  });

  it('finds the files of the release in the browser too', async () => {
    const headers = { cookie: cookieOf({ remotes: { 'mf-a': 'v2' } }) };
    const current = await fetch(`${shell.url}/remotes/current.json`, { headers });
    const { id, remotes } = (await current.json()) as { id: string; remotes: Record<string, string> };
    expect(remotes).toEqual({ 'mf-a': 'v2', 'mf-b': 'v1' });
    const whole = await fetch(`${shell.url}/remotes/release-${id}.json`);
    expect(((await whole.json()) as Record<string, { version: string }>)['mf-a']?.version).toBe('v2');
    expect(await (await fetch(`${shell.url}/remotes/current.json`)).json()).toMatchObject({
      remotes: { 'mf-a': 'v1' },
    });
  });

  it('leaves by the badge, back to the page of this shop that it stood on', async () => {
    const leave = async (referer: string) => {
      const answer = await fetch(`${shell.url}/remotes/leave/`, { redirect: 'manual', headers: { referer } });
      expect(answer.headers.get('set-cookie')).toContain(`${overrideCookie}=; Max-Age=0`);
      return [answer.status, answer.headers.get('location')];
    };
    const origin = 'http://localhost:3000';
    expect(await leave(`${origin}/sv/a/?b=1`)).toEqual([303, '/sv/a/?b=1']);
    expect(await leave('https://elsewhere.example/a/')).toEqual([303, '/']);
    expect(await leave(`${origin}//elsewhere.example/`)).toEqual([303, '/']);
  });
});

describe('an environment whose manifest cannot be read (ROUTE-139)', () => {
  const folder = testReleases();
  let shell: SmallShell;
  beforeAll(async () => {
    folder.publish('mf-a', 'v1');
    folder.publish('mf-b', 'v1');
    folder.stage('mf-b', 'v2');
    shell = await smallShell({ RELEASES_DIR: folder.directory, RELEASES_KEY: key });
  });
  afterAll(() => shell.close());

  /** @param more makes the cookie another one, whose releases are not kept yet */
  const seen = async (more: number) => {
    const override = signOverride({ environment: 'staging', remotes: {}, until: until + more }, key);
    const headers = { cookie: `${overrideCookie}=${override}` };
    return (await fetch(`${shell.url}/en/versions/`, { headers })).text();
  };
  const tear = () => writeFileSync(join(folder.directory, 'manifest.staging.json'), '{"mf-b');

  it('is shown as everybody sees it where the log does not tell of it, and the badge says so', async () => {
    tear();
    const html = await seen(1);
    expect(html).toContain('mf-a v1 mf-b v1</title>');
    expect(html).toContain('Cannot be shown: staging.');
  });

  it('is shown as the log tells it', async () => {
    tear();
    const change = { at: new Date().toISOString(), environment: 'staging', remote: 'mf-b', version: 'v2' };
    const line = JSON.stringify({ ...change, action: 'publish' });
    writeFileSync(join(folder.directory, 'history.jsonl'), `${line}\n`);
    const html = await seen(2);
    expect(html).toContain('mf-a v1 mf-b v2</title>');
    expect(html).not.toContain('Cannot be shown');
  });
});

describe('without RELEASES_KEY', () => {
  it('nobody sees other releases (ROUTE-139)', async () => {
    const folder = testReleases();
    folder.publish('mf-a', 'v2');
    folder.publish('mf-a', 'v1');
    folder.publish('mf-b', 'v1');
    const shell = await smallShell({ RELEASES_DIR: folder.directory });
    const cookie = `${overrideCookie}=${signOverride({ remotes: { 'mf-a': 'v2' }, until }, '')}`;
    const html = await (await fetch(`${shell.url}/en/versions/`, { headers: { cookie } })).text();
    await shell.close();
    expect(html).toContain('mf-a v1 mf-b v1</title>');
  });
});
