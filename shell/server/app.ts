import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { resolveCountry } from '../src/country/resolve-country.ts';
import { resolveAddress } from '../src/routes/resolve-address.ts';
import { readCookie } from './cookies.ts';
import { errorFacts, log } from './log.ts';
import { type Encoding, pickEncoding } from './pages/encoding.ts';
import { Held } from './pages/held.ts';
import type { CachedPage } from './pages/page-cache.ts';
import { pageQuery } from './pages/page-query.ts';
import { PageService } from './pages/page-service.ts';
import { proxyTo } from './proxy.ts';
import { ReleaseSource } from './releases/release-source.ts';
import { loadRenderer } from './renderer.ts';
import { contentSecurityPolicy, pageHeaders, toPaymentOrigins } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { readShellAssets } from './static/shell-assets.ts';
import { StaticFiles } from './static/static-files.ts';

export interface App {
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): void;
}

/** The shop's one origin: pages, published builds, and the way to the service. @throws when the shell is not built */
export function createApp(settings: Settings): App {
  const renderer = loadRenderer(settings.shellDirectory);
  const assets = readShellAssets(settings.shellDirectory);
  const releases = new ReleaseSource(settings.releasesDirectory, renderer);
  const pages = new PageService(settings, renderer, releases, assets);
  const shellFiles = new StaticFiles(`${settings.shellDirectory}/web`);
  const remoteFiles = new StaticFiles(settings.releasesDirectory);
  const payment = new Held(async () => {
    const answer = await fetch(`${settings.apiUrl}/api/payments/csp/`, { signal: AbortSignal.timeout(5000) });
    return toPaymentOrigins(answer.ok ? await answer.json() : {});
  }, 60_000);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', settings.publicUrl);
    const { pathname } = url;
    if (pathname.startsWith('/api/') || pathname.startsWith('/media/'))
      return proxyTo(settings.apiUrl, request, response);
    if (pathname === '/dev/outbox/' || pathname.startsWith('/dev/outbox/'))
      return proxyTo(settings.apiUrl, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    if (pathname.startsWith('/assets/')) return serveFile(shellFiles, pathname.slice('/assets/'.length));
    if (pathname.startsWith('/remotes/release-')) return serveRelease(pathname);
    if (pathname === '/remotes/current.json')
      return json({ id: releases.current.id, remotes: liveRemotes() }, 'no-cache');
    if (pathname.startsWith('/remotes/')) return serveFile(remoteFiles, pathname.slice('/remotes/'.length));
    if (pathname === '/favicon.ico')
      return void response.writeHead(204, { 'cache-control': 'public, max-age=86400' }).end();
    if (pathname === '/healthz') return json({ status: 'up' }, 'no-store');
    if (pathname === '/readyz') return serveReady();
    if (pathname === '/builds/latest.json') return json({ id: buildId() }, 'no-cache');
    if (pathname.startsWith('/builds/meta/')) return serveBuildMeta(pathname);
    return servePage(url);

    async function serveFile(files: StaticFiles, name: string): Promise<void> {
      if (await files.serve(name, request, response)) return;
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found');
    }

    function json(body: unknown, cacheControl: string, status = 200): void {
      const text = JSON.stringify(body);
      response
        .writeHead(status, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(text),
          'cache-control': cacheControl,
          'x-content-type-options': 'nosniff',
        })
        .end(request.method === 'HEAD' ? undefined : text);
    }

    function serveRelease(path: string): void {
      const release = releases.byId(path.slice('/remotes/release-'.length, -'.json'.length));
      if (!release) return json({ error: { code: 'not_found', message: 'No such release' } }, 'no-store', 404);
      const wanted = pickEncoding(request.headers['accept-encoding']);
      const body = encode(Buffer.from(release.publicJson), wanted);
      response
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': body.length,
          ...(wanted === 'identity' ? {} : { 'content-encoding': wanted }),
          vary: 'accept-encoding',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .end(request.method === 'HEAD' ? undefined : body);
    }

    async function serveReady(): Promise<void> {
      const service = await fetch(`${settings.apiUrl}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
      const isReady = service?.ok === true;
      json({ status: isReady ? 'ready' : 'not ready', service: isReady }, 'no-store', isReady ? 200 : 503);
    }

    function serveBuildMeta(path: string): void {
      const id = path.slice('/builds/meta/'.length).replace(/\.json$/, '');
      if (id !== buildId()) return json({ error: { code: 'not_found', message: 'No such build' } }, 'no-store', 404);
      json({ id, matcher: {}, prerendered: [] }, 'public, max-age=31536000, immutable');
    }

    async function servePage(address: URL): Promise<void> {
      const resolved = resolveAddress(address.pathname, address.search, { strategy: settings.localeStrategy });
      if (resolved.kind === 'redirect') {
        response.writeHead(308, { location: resolved.to, 'cache-control': 'public, max-age=3600' }).end();
        return;
      }
      const cookie = (name: string) => readCookie(request.headers.cookie, name);
      const header = (name: string) => [request.headers[name]].flat()[0];
      const { locale, path } = resolved;
      const place = resolveCountry({ locale, query: address.searchParams, cookie, header });
      const page = await pages.page({ locale, path, query: pageQuery(address.searchParams), place });
      if (page.location !== null) {
        response.writeHead(page.status, { location: page.location, 'cache-control': 'no-cache' }).end();
        return;
      }
      const origins = page.isOwnDocument ? await payment.get().catch(() => toPaymentOrigins({})) : undefined;
      sendPage(page, contentSecurityPolicy(origins));
    }

    function sendPage(page: CachedPage, policy: string): void {
      const wanted = pickEncoding(request.headers['accept-encoding']);
      page.encoded[wanted] ??= encode(page.html, wanted);
      const body = page.encoded[wanted];
      response.writeHead(page.status, {
        ...pageHeaders,
        'content-security-policy': policy,
        'content-length': body.length,
        ...(wanted === 'identity' ? {} : { 'content-encoding': wanted }),
        vary: 'accept-encoding, cookie',
        'cache-control': page.status < 500 ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-store',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    }
  }

  const liveRemotes = () =>
    Object.fromEntries(Object.entries(releases.current.manifest).map(([remote, { version }]) => [remote, version]));
  const buildId = () => `${assets.buildId}-${releases.current.id}`;

  const stopFollowing = releases.follow();
  return {
    handle(request, response) {
      respond(request, response).catch((error: unknown) => {
        log('error', 'request failed', { path: request.url, ...errorFacts(error) });
        if (response.headersSent) response.destroy();
        else response.writeHead(500, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Server error');
      });
    },
    close: stopFollowing,
  };
}

function encode(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(body, { level: 6 }) : body;
}
