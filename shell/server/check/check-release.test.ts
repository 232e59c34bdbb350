import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PublishedRemote } from 'mf-shared/contract';
import { localeCodes } from 'mf-shared/contract';
import { beforeEach, expect, it } from 'vitest';
import type { Renderer } from '../rendering/load-renderer.ts';
import { checkRelease } from './check-release.ts';
import { RecordedService } from './recorded-service.ts';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'checked-'));
});

interface Modules {
  module(remote: string, expose: string): unknown;
}

/** A renderer that runs a page's loader and its component, and reports what they throw as the shell's does. */
const renderer = {
  sharedModules: { 'mf-shared/stores': {} },
  ServerRelease: class {
    readonly modules: Modules;
    constructor(modules: Modules) {
      this.modules = modules;
    }
    texts(locale: string, remote: string) {
      return this.modules.module(remote, `./messages-${locale}`);
    }
    route({ remote, expose }: { remote: string; expose: string }) {
      return this.modules.module(remote, expose);
    }
  },
  async renderPage({ release, match, fetch, report, apiOrigin, config }) {
    const found = match('');
    if (!found || found === 'unknown') throw new Error('No page');
    try {
      const page = release.route(found) as unknown as (service: object) => Promise<void>;
      await page({ fetch, apiOrigin, locale: config.locale });
    } catch (error) {
      report(error, '');
    }
    return { kind: 'redirect', status: 302, location: '/' };
  },
} as Pick<Renderer, 'sharedModules' | 'renderPage'> & { ServerRelease: unknown } as Renderer;

interface Spoilt {
  damage?: string;
  /** Modules that the build offers and the server's code lacks. */
  more?: string[];
  /** Chunks that have a name and that the build does not offer. */
  chunks?: string[];
}

/** What is found wrong with a release of mf-account whose page of sign-in is this code. */
async function refusal(page: string, { damage, more = [], chunks = [] }: Spoilt = {}): Promise<string | null> {
  const texts = localeCodes.map((locale) => `'./messages-${locale}': {}`).join();
  const files = {
    'entry.js': `offer(${JSON.stringify(['./login', ...more])}, ${JSON.stringify(chunks)})`,
    'login.js': 'two()',
    'server.cjs': `exports.modules = { ${texts}, './login': ${page} };`,
  };
  const integrity = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha384(text)]));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  writeFileSync(path.join(folder, 'login.js.br'), brotliCompressSync('two()'));
  writeFileSync(path.join(folder, 'login.js.gz'), gzipSync('two()'));
  if (damage) writeFileSync(path.join(folder, damage), damage.endsWith('.gz') ? gzipSync('other()') : 'other()');
  const none = { js: [], css: [] };
  const published: PublishedRemote = {
    ...{ version: 'abc', base: '/remotes/mf-account/abc/', entry: 'entry.js', serverEntry: 'server.cjs', integrity },
    exposes: {
      './login': { js: ['login.js'], css: [] },
      './staff-bar-app': none,
      ...Object.fromEntries([...more, ...chunks.map((chunk) => `./${chunk}`)].map((expose) => [expose, none])),
      ...Object.fromEntries(localeCodes.map((locale) => [`./messages-${locale}`, none])),
    },
  };
  const service = await RecordedService.open(null, path.join(folder, 'recording'));
  return checkRelease({ remote: 'mf-account', folder, published, renderer, service, onStep: () => {} });
}

it('a release whose pages load and render is good', async () => {
  expect(await refusal('async () => {}')).toBeNull();
});

it('a release that needs what the shell does not have is refused before anybody clicks there', async () => {
  const click =
    "(() => { const stores_ = require('mf-shared/stores'); return async () => () => stores_.$newest(); })()";
  expect(await refusal(click)).toBe('the shell lacks $newest of mf-shared/stores: a newer shell goes out first');
});

it('what a page throws refuses the release, and names the page and the language', async () => {
  expect(await refusal("async ({ locale }) => { if (locale === 'sv') throw new TypeError('broken'); }")).toBe(
    './login fails at /accounts/login/ (sv): TypeError: broken',
  );
});

it('a service that is away is no fault of the release', async () => {
  const asks = `async ({ fetch, apiOrigin }) => {
    await fetch(apiOrigin + '/api/x/').catch(() => { throw Object.assign(new Error(), { name: 'ApiFailure' }); });
  }`;
  expect(await refusal(asks)).toBeNull();
});

it('a file with a changed byte refuses the release, in browsers as on the server', async () => {
  expect(await refusal('async () => {}', { damage: 'login.js' })).toBe('login.js is not the file that was built');
  expect(await refusal('async () => {}', { damage: 'server.cjs' })).toBe('server.cjs is not the file that was built');
});

it('a compressed copy that holds something else refuses the release: most browsers get it', async () => {
  for (const damage of ['login.js.br', 'login.js.gz'])
    expect(await refusal('async () => {}', { damage })).toBe(`${damage} does not hold what login.js does`);
});

it('a module that the server build lacks refuses the release, also where no address leads to it', async () => {
  expect(await refusal('async () => {}', { more: ['./nowhere'] })).toBe('its server build lacks ./nowhere');
  expect(await refusal('async () => {}', { chunks: ['editor'] })).toBeNull();
});

it('a server build that cannot be compiled refuses the release', async () => {
  await expect(refusal('async () => {')).rejects.toThrow('Unexpected token');
});
