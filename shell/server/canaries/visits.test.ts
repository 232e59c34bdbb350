import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SmallShell, smallShell } from '../testing/small-shell.ts';
import { testReleases } from '../testing/test-releases.ts';
import { Canaries } from './canaries.ts';

vi.spyOn(process.stdout, 'write').mockReturnValue(true);

const waits = { timeout: 20_000, interval: 50 };
let folder: ReturnType<typeof testReleases>;
let shell: SmallShell;
beforeEach(async () => {
  folder = testReleases();
  folder.publish('mf-a', 'v2');
  folder.publish('mf-a', 'v1');
  folder.publish('mf-b', 'v1');
  shell = await smallShell({ RELEASES_DIR: folder.directory, PAGES_PER_MINUTE: '100000' });
  // A service that a busy machine lets answer late makes no whole pages.
  await vi.waitFor(async () => expect((await ask('/en/a/')).headers.get('cache-control')).toContain('public'), waits);
});
afterEach(() => shell.close());

const ask = (path: string, cookie = '') =>
  fetch(shell.url + path, { headers: { 'accept-encoding': 'br', ...(cookie ? { cookie } : {}) } });
const begins = () =>
  vi.waitFor(async () => expect((await ask('/en/a/')).headers.get('set-cookie')).toContain('so_canary='), waits);

describe('who is in a canary (ROUTE-141)', () => {
  it('are as many as were asked for, whichever pages are ready', async () => {
    const visits = 400;
    const pages = Array.from({ length: visits }, (_, number) => `/en/versions/${number}/`);
    // The live pages are ready; those of the canary are not.
    for (const page of pages) await (await ask(page)).arrayBuffer();
    folder.canary('mf-a', 'v2', 20);
    await begins();
    let inside = 0;
    for (const page of pages) {
      const answer = await ask(page);
      const isIn = answer.headers.get('set-cookie')?.includes('.in~') ?? false;
      expect((await answer.text()).includes('mf-a v2')).toBe(isIn);
      if (isIn) inside += 1;
    }
    // Eighty on average; chance alone leaves these bounds less than once in a million times.
    expect(inside).toBeGreaterThanOrEqual(42);
    expect(inside).toBeLessThanOrEqual(124);
  });

  it('is drawn once for a page, and for nothing else', async () => {
    folder.canary('mf-a', 'v2', 50);
    await begins();
    const draw = vi.spyOn(Canaries.prototype, 'visit');
    try {
      for (const path of [
        '/api/products/',
        '/media/a.jpg',
        '/assets/main.js',
        '/remotes/current.json',
        '/builds/x.json',
      ])
        await ask(path);
      expect(draw).not.toHaveBeenCalled();
      await ask('/en/never-asked/');
      expect(draw).toHaveBeenCalledTimes(1);
    } finally {
      draw.mockRestore();
    }
  });

  it('has nothing kept that no cache keeps otherwise', async () => {
    folder.canary('mf-a', 'v2', 99);
    await begins();
    const caching = async (path: string, cookie: string) => {
      const { headers } = await ask(path, cookie);
      return [headers.get('cache-control'), headers.get('set-cookie')?.split(/[=.]/)[0] ?? null];
    };
    expect(await caching('/en/missing/', '')).toEqual(['private, no-cache', 'so_canary']);
    expect(await caching('/en/missing/', 'so.auth=Bearer%20x')).toEqual(['private, no-store', 'so_canary']);
    // The data of pages in other languages do not come any more: none of those is whole.
    shell.service.removeAllListeners('request').on('request', (_request, response) => response.writeHead(500).end());
    const drawn = await ask('/de/never-asked/');
    expect(drawn.headers.get('cache-control')).toBe('no-store');
    const cookie = drawn.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await caching('/fr/never-asked/', cookie)).toEqual(['no-store', null]);
  });
});
