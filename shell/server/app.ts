import { availableParallelism } from 'node:os';
import { everyAnswer } from 'mf-shared/rules/every-answer';
import { trustedProxies } from 'mf-shared/rules/trusted-proxies';
import { type Exchange, sendJson } from './answer/send.ts';
import { serveBuilds } from './builds/serve-builds.ts';
import { errorFacts, log } from './log.ts';
import { serveDocumentScripts } from './pages/document-scripts.ts';
import { PageLimit, TooManyPages } from './pages/page-limit.ts';
import { PageService } from './pages/page-service.ts';
import { sendPage, servePage } from './pages/serve-page.ts';
import { paymentOrigins } from './payment-origins.ts';
import { proxyTo } from './proxy.ts';
import { refreshHookPath, sendRefreshHook } from './refresh-hook.ts';
import { ReleaseSource } from './releases/release-source.ts';
import { serveReleases } from './releases/serve-releases.ts';
import { loadRenderer, loadRendererAnew } from './rendering/load-renderer.ts';
import { RenderThreads } from './rendering/render-threads.ts';
import { ServiceWatch } from './rendering/service-watch.ts';
import { secureOnly } from './security-headers.ts';
import { serveHealth } from './serve-health.ts';
import type { Settings } from './settings.ts';
import { Sitemaps } from './sitemaps/serve-sitemaps.ts';
import { serveIcon } from './static/icon.ts';
import { readShellAssets } from './static/shell-assets.ts';
import { StaticFiles } from './static/static-files.ts';
import { dropForgedHeaders, visitorAddress } from './visitor.ts';

export interface App {
  handle(request: Exchange['request'], response: Exchange['response']): void;
  /** Renders with the shell's newly compiled code, in development; where that cannot be run, with the code before. */
  takeRenderer(): void;
  /** After the last answer: ends the threads that render. */
  close(): void;
}

/** Two at least: one that is blocked leaves another. */
const renderThreads = Math.min(4, Math.max(2, availableParallelism()));

/** Paths that the commerce service answers. */
const servicePaths = ['/api/', '/media/', '/dev/outbox/'];

/** Pages are counted by the minute. */
const pageLimitSeconds = '60';

/** A file of a published version; what else lies in the folder of releases is not served. */
const versionedFile = /^\/remotes\/mf-[\w-]+\/\w+\/./;

/** The shop's one origin: pages, published builds, and the way to the service. @throws when the shell is not built */
export function createApp(settings: Settings): App {
  const { isDevelopment } = settings;
  const renderer = loadRenderer(settings.shellRenderer);
  const assets = readShellAssets(settings.shellFiles, isDevelopment);
  const releases = new ReleaseSource(settings.releasesDirectory, renderer, isDevelopment);
  const service = new ServiceWatch(settings.apiUrl);
  const threads = new RenderThreads(settings, () => releases.current, { size: renderThreads });
  const pages = new PageService(settings, threads, releases, service);
  const shellFiles = new StaticFiles(settings.shellFiles, isDevelopment);
  const remoteFiles = new StaticFiles(settings.releasesDirectory, isDevelopment);
  const origins = paymentOrigins(settings.apiUrl);
  const sitemaps = new Sitemaps(settings);
  const following = [releases.follow(), service.follow()];
  const trusts = trustedProxies(settings.trustedProxies);
  const pageLimit = new PageLimit(settings.pagesPerMinute);
  const carried = Object.entries(headersOfEveryAnswer(settings));

  async function respond(exchange: Exchange): Promise<void> {
    const { request, response, url } = exchange;
    const { pathname } = url;
    if (servicePaths.some((prefix) => pathname.startsWith(prefix)))
      return proxyTo({ ...settings, visitor: visitorAddress(request, trusts) }, exchange);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
    if (isDevelopment && pathname === refreshHookPath) return sendRefreshHook(exchange);
    if (serveIcon(exchange, settings)) return;
    if (serveDocumentScripts(exchange)) return;
    if (pathname.startsWith('/assets/')) return shellFiles.serve(pathname.slice('/assets/'.length), exchange);
    if (serveReleases(exchange, releases)) return;
    if (versionedFile.test(pathname)) return remoteFiles.serve(pathname.slice('/remotes/'.length), exchange);
    if (serveBuilds(exchange, assets, releases, settings.redirects)) return;
    if (await serveHealth(exchange, settings.apiUrl, releases)) return;
    if (await sitemaps.serve(exchange)) return;
    return servePage(exchange, settings, pages, origins, () => pageLimit.take(visitorAddress(request, trusts)));
  }

  return {
    handle(request, response) {
      dropForgedHeaders(request, trusts);
      const ready = pages.ready.find(request);
      if (ready) return sendPage({ request, response }, ready);
      for (const [name, value] of carried) response.setHeader(name, value);
      const url = toUrl(request.url, settings.publicUrl);
      if (!url) return void response.writeHead(400).end();
      respond({ request, response, url }).catch((error: unknown) => {
        if (error instanceof TooManyPages) return refuseMorePages({ request, response, url });
        log('error', 'request failed', { path: request.url, ...errorFacts(error) });
        if (response.headersSent) response.destroy();
        else sendJson({ request, response, url }, { error: { code: 'server_error', message: '' } }, 'no-store', 500);
      });
    },
    takeRenderer() {
      try {
        releases.takeRenderer(loadRendererAnew(settings.shellRenderer));
        threads.renew();
      } catch (error) {
        log('error', 'the new renderer cannot be run, the present one stays', errorFacts(error));
      }
    },
    close() {
      for (const stop of following) stop();
      void threads.close();
    },
  };
}

/** Pages in development have no policy: hot reloading loads from other ports and evaluates. */
function headersOfEveryAnswer({ isDevelopment, publicUrl }: Settings): Record<string, string> {
  const { 'content-security-policy': _policy, ...withoutPolicy } = everyAnswer;
  return {
    ...(isDevelopment ? withoutPolicy : everyAnswer),
    ...(publicUrl.startsWith('https:') ? secureOnly : {}),
  };
}

function refuseMorePages(exchange: Exchange): void {
  exchange.response.setHeader('retry-after', pageLimitSeconds);
  sendJson(exchange, { error: { code: 'too_many_requests', message: '' } }, 'no-store', 429);
}

function refuseMethod(response: Exchange['response']): void {
  response.writeHead(405, { allow: 'GET, HEAD' }).end();
}

/** Takes the path as it is: `//elsewhere/` stays a path of this origin. */
function toUrl(target: string | undefined, origin: string): URL | null {
  try {
    return new URL(origin + (target?.startsWith('/') ? target : '/'));
  } catch {
    return null;
  }
}
