import { overrideCookie, signOverride } from 'mf-shared/contract/release-override';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SmallShell, smallShell } from '../testing/small-shell.ts';
import { testReleases } from '../testing/test-releases.ts';

vi.spyOn(process.stdout, 'write').mockReturnValue(true);

const key = 'the key of the shop, which is long enough';
let folder: ReturnType<typeof testReleases>;
let shell: SmallShell;
beforeEach(async () => {
  folder = testReleases();
  folder.publish('mf-a', 'v2');
  folder.publish('mf-a', 'v1');
  folder.publish('mf-b', 'v2');
  folder.publish('mf-b', 'v1');
  shell = await smallShell({ RELEASES_DIR: folder.directory, RELEASES_KEY: key });
  // A service that a busy machine lets answer late makes no whole pages.
  await vi.waitFor(async () => expect((await ask('')).cache).toBe(shared), { timeout: 20_000, interval: 50 });
});
afterEach(() => shell.close());

const page = '/en/versions/';
async function ask(cookie: string, path = page, at = shell) {
  const headers = { 'accept-encoding': 'br', ...(cookie ? { cookie } : {}) };
  const answer = await fetch(at.url + path, { headers });
  const html = await answer.text();
  const seen = /<title>[^<]*?(mf-a [^<]*)<\/title>/.exec(html)?.[1];
  const set = answer.headers.get('set-cookie');
  return {
    html,
    seen,
    set,
    cookie: set?.split(';')[0] ?? '',
    cache: answer.headers.get('cache-control') ?? '',
    answer,
  };
}
/** The cookie of a fresh visitor who sees this. */
async function visitorOf(seen: string): Promise<string> {
  for (let visitor = 0; visitor < 2000; visitor += 1) {
    const visit = await ask('');
    if (visit.seen === seen) return visit.cookie;
  }
  throw new Error(`Nobody sees ${seen}`);
}
const current = 'mf-a v1 mf-b v1';
const tried = 'mf-a v2 mf-b v1';
const takes = (cookie: string, seen: string, at = shell) =>
  vi.waitFor(async () => expect((await ask(cookie, page, at)).seen).toBe(seen), { timeout: 20_000, interval: 50 });
const begins = () =>
  vi.waitFor(async () => expect((await ask('')).set).not.toBeNull(), { timeout: 20_000, interval: 50 });
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

describe('a canary (ROUTE-141)', () => {
  it('costs nothing while none runs: no cookie, and pages that caches share', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const { seen, set, cache } = await ask('');
      expect([seen, set, cache]).toEqual([current, null, shared]);
    }
  });

  it('is seen by a part of the visitors, each of whom stays what they are, and kept apart from what the others see', async () => {
    folder.canary('mf-a', 'v2', 50);
    await begins();
    const [isIn, isOut] = [await visitorOf(tried), await visitorOf(current)];
    for (let visit = 0; visit < 3; visit += 1) {
      const inside = await ask(isIn);
      expect([inside.seen, inside.set, inside.cache]).toEqual([tried, null, 'private, no-cache']);
      const outside = await ask(isOut);
      expect([outside.seen, outside.set, outside.cache]).toEqual([current, null, shared]);
    }
    const first = await ask('');
    expect(first.cache).toBe('private, no-cache');
    expect(first.set).toMatch(/^so_canary=[\w.~-]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('is of one release in the page, in what the browser asks, and by the id of the whole', async () => {
    folder.canary('mf-a', 'v2', 50);
    await begins();
    const isIn = await visitorOf(tried);
    const told = async (cookie: string) => {
      const answer = await fetch(`${shell.url}/remotes/current.json`, { headers: { cookie } });
      return (await answer.json()) as { id: string; remotes: Record<string, string> };
    };
    const { id, remotes } = await told(isIn);
    expect(remotes).toEqual({ 'mf-a': 'v2', 'mf-b': 'v1' });
    expect((await told('')).remotes).toEqual({ 'mf-a': 'v1', 'mf-b': 'v1' });
    const { html } = await ask(isIn);
    expect(html).toContain(`"release":{"id":"${id}"`);
    expect(html).toMatch(new RegExp(`"appVersion":"[^"]*-${id}"`));
    const latest = await fetch(`${shell.url}/builds/latest.json`, { headers: { cookie: isIn } });
    expect(((await latest.json()) as { id: string }).id).toContain(id);
    const whole = await fetch(`${shell.url}/remotes/release-${id}.json`);
    expect(((await whole.json()) as Record<string, { version: string }>)['mf-a']?.version).toBe('v2');
  });

  it('keeps those who are in where it grows, and brings everybody back where it ends', async () => {
    folder.canary('mf-a', 'v2', 50);
    await begins();
    const isIn = await visitorOf(tried);
    const { html } = await ask(isIn);
    const whole = /"full":\{"href":"([^"]+)"/.exec(html)?.[1] ?? '';
    folder.canary('mf-a', 'v2', 99);
    await vi.waitFor(async () => expect((await ask(isIn)).set).not.toBeNull(), { timeout: 20_000, interval: 50 });
    const grown = await ask(isIn);
    expect(grown.seen).toBe(tried);
    expect((await ask(grown.cookie)).set).toBeNull();
    folder.canary('mf-a', 'v2');
    await takes(grown.cookie, current);
    const { set, cache } = await ask(grown.cookie);
    expect([set, cache]).toEqual(['so_canary=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax', 'private, no-cache']);
    const after = await ask('');
    expect([after.seen, after.set, after.cache]).toEqual([current, null, shared]);
    // Pages that are open still find theirs.
    expect((await fetch(shell.url + whole)).status).toBe(200);
  });

  it('is over once something else is live, whatever its pointer says still', async () => {
    folder.canary('mf-a', 'v2', 50);
    await begins();
    const isIn = await visitorOf(tried);
    folder.publish('mf-a', 'v3');
    await takes(isIn, 'mf-a v3 mf-b v1');
    expect((await ask('')).set).toBeNull();
  });

  it.each([
    ['made up', () => 'so_canary=mf-a.v2.50.in~AAAAAAAAAAAAAAAAAAAAAA'],
    ['changed', (isOut: string) => isOut.replace('.out', '.in')],
    ['broken', () => 'so_canary=%'],
    ['empty', () => 'so_canary='],
  ])('a cookie that is %s says nothing: its sender is drawn for as anybody', async (_, forge) => {
    folder.canary('mf-a', 'v2', 1);
    await begins();
    const forged = forge(await visitorOf(current));
    const seen: (string | undefined)[] = [];
    for (let visit = 0; visit < 20; visit += 1) {
      const answer = await ask(forged);
      expect(answer.set).toContain('so_canary=mf-a.v2.1.');
      seen.push(answer.seen);
    }
    expect(seen).toContain(current);
  });

  it('of two remotes at once makes four kinds of visits, and no page of one is another’s', async () => {
    folder.canary('mf-a', 'v2', 50);
    folder.canary('mf-b', 'v2', 50);
    await begins();
    const kinds = ['mf-a v1 mf-b v1', 'mf-a v2 mf-b v1', 'mf-a v1 mf-b v2', 'mf-a v2 mf-b v2'];
    const cookies = [];
    for (const kind of kinds) cookies.push(await visitorOf(kind));
    for (const path of [page, '/en/versions/again/'])
      for (const turn of [0, 1, 2])
        for (const [index, kind] of kinds.entries())
          expect([turn, path, (await ask(cookies[index] ?? '', path)).seen]).toEqual([turn, path, kind]);
  });

  it('holds in every shell of the same folder', async () => {
    const other = await smallShell({ RELEASES_DIR: folder.directory });
    folder.canary('mf-a', 'v2', 50);
    await begins();
    const isIn = await visitorOf(tried);
    await takes(isIn, tried, other);
    expect((await ask(isIn, page, other)).set).toBeNull();
    folder.canary('mf-a', 'v2');
    await takes(isIn, current, other);
    await other.close();
  });

  it.each(['v2', 'v9'])(
    'that does not load, or is not kept, is shown to nobody, and another is: %s',
    async (version) => {
      folder.damage('mf-a', 'v2');
      folder.canary('mf-a', version, 99);
      folder.canary('mf-b', 'v2', 50);
      await begins();
      await visitorOf('mf-a v1 mf-b v2');
      for (let visit = 0; visit < 20; visit += 1) expect((await ask('')).seen).toMatch(/^mf-a v1 mf-b v[12]$/);
    },
  );

  it('that cannot be read is shown to nobody', async () => {
    folder.canary('mf-a', 'v2', 50);
    await begins();
    folder.canary('mf-a', 'v2', 0);
    await vi.waitFor(async () => expect((await ask('')).set).toBeNull(), { timeout: 20_000, interval: 50 });
  });

  it('comes after what a member of the staff chose to see (ROUTE-139)', async () => {
    folder.canary('mf-a', 'v2', 50);
    await begins();
    const isIn = await visitorOf(tried);
    const until = Math.floor(Date.now() / 1000) + 3600;
    const override = `${overrideCookie}=${signOverride({ remotes: { 'mf-b': 'v2' }, until }, key)}`;
    const { seen, set, cache } = await ask(`${isIn}; ${override}`);
    expect([seen, set, cache]).toEqual(['mf-a v1 mf-b v2', null, 'private, no-store']);
  });
});
