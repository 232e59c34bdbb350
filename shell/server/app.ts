import { availableParallelism } from 'node:os';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { everyAnswer } from 'mf-shared/rules/every-answer';
import { type TrustsProxy, trustedProxies } from 'mf-shared/rules/trusted-proxies';
import { Registry } from 'prom-client';
import { compressTexts } from './answer/compress-texts.ts';
import { cutOffBody } from './answer/cut-off.ts';
import type { Exchange } from './answer/exchange.ts';
import { pageLocale, refusal } from './answer/refusal.ts';
import { buildIdOf } from './builds/build-id.ts';
import { addBuildRoutes } from './builds/build-routes.ts';
import { mostCalls, mostPictures } from './calls/call-turns.ts';
import { openLine } from './calls/line.ts';
import { Canaries } from './canaries/canaries.ts';
import { CanaryHealth } from './canaries/canary-health.ts';
import { visitHeaders } from './canaries/visit-headers.ts';
import { Visits } from './canaries/visits.ts';
import { addHealthRoutes } from './health-routes.ts';
import { errorFacts, log } from './log.ts';
import { loggedPath } from './logged-path.ts';
import { measureRequests } from './metrics/measure-requests.ts';
import { pageTally, shellCounts } from './metrics/shell-counts.ts';
import { shellGauges } from './metrics/shell-gauges.ts';
import { addLeaveRoute } from './overrides/leave-route.ts';
import { Overrides } from './overrides/overrides.ts';
import { addDocumentScripts } from './pages/document-scripts.ts';
import { MainSheet } from './pages/main-sheet.ts';
import { PageLimit, TooManyPages } from './pages/page-limit.ts';
import { PageService } from './pages/page-service.ts';
import { sendReady } from './pages/ready-answers.ts';
import { Redirects } from './pages/redirects.ts';
import { servePage } from './pages/serve-page.ts';
import { paymentOrigins } from './payment-origins.ts';
import { proxyTo } from './proxy.ts';
import { addRefreshHook } from './refresh-hook.ts';
import { loadServerBuild } from './releases/release.ts';
import { addReleaseRoutes } from './releases/release-routes.ts';
import { ReleaseSource } from './releases/release-source.ts';
import { loadRenderer, loadRendererAnew } from './rendering/load-renderer.ts';
import { RenderThreads } from './rendering/render-threads.ts';
import { ServiceWatch } from './rendering/service-watch.ts';
import { secureOnly } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { Sitemaps } from './sitemaps/sitemap-routes.ts';
import { addIconRoutes } from './static/icon.ts';
import { InlineSheets } from './static/inline-sheets.ts';
import { readShellAssets, type ShellAssets } from './static/shell-assets.ts';
import { StaticFiles } from './static/static-files.ts';
import { countedVisitor, dropForgedHeaders, visitorAddress } from './visitor.ts';

export interface App {
  handle(request: Exchange['request'], response: Exchange['response']): void;
  /** Renders with the shell's newly compiled code, in development; where that cannot be run, with the code before. */
  takeRenderer(): void;
  /** What it counts, and what it tells of itself when it is asked. */
  metrics: readonly Registry[];
  /** After the last answer: ends the threads that render. */
  close(): void;
}

/** Two at least: one that is blocked leaves another. */
const renderThreads = Math.min(4, Math.max(2, availableParallelism()));

/** Paths that the commerce service answers. */
export const servicePaths = ['/api/', '/media/', '/dev/outbox/'];

/** What is no page under any address below it: nobody is drawn for with it. */
const withoutPages = [...servicePaths, '/assets/', '/remotes/', '/builds/'];

/** What browsers tell of their errors (ERR-30). */
const toldErrors = '/api/?err=';

/** Pages are counted by the minute. */
const pageLimitSeconds = '60';

/**
 * The shop's one origin: pages, published builds, and the way to the service. Fresh pages of the page cache are sent before
 * Fastify sees the request; everything else is a route of Fastify's, and a page is what no other route is.
 * @throws when the shell is not built
 */
export async function createApp(settings: Settings): Promise<App> {
  const parts = openParts(settings);
  const { releases, canaries, visits, health, service, threads, pages } = parts;
  const following = [releases.follow(), canaries.follow(), health.follow(), service.follow()];
  const trusts = trustedProxies(settings.trustedProxies);
  const carried = Object.entries(headersOfEveryAnswer(settings));
  const app = createFastify(settings, answersWithoutRoute(settings, parts, trusts));
  const gauges = new Registry();
  shellGauges(parts, gauges);
  // Where nobody asks for metrics, no request is measured.
  if (settings.metrics) measureRequests(app, gauges, servicePaths);
  addRoutes(app, settings, parts);
  await app.ready();
  // Handles requests of HTTP/2 and of HTTP/1.1, as Fastify does.
  const route = app.routing as App['handle'];

  return {
    handle(request, response) {
      dropForgedHeaders(request, trusts);
      if (!servicePaths.some((path) => request.url?.startsWith(path))) cutOffBody({ request, response });
      const isPage = !withoutPages.some((path) => request.url?.startsWith(path));
      const visit = isPage ? visits.of(request) : null;
      const ready = isPage && pages.ready.find(request, visit?.release?.id);
      if (ready) {
        pageTally.ready += 1;
        health.notePage(visit, ready.status, () => visitorAddress(request, trusts));
        return sendReady({ request, response }, ready, visitHeaders(visit, ready.headers));
      }
      for (const [name, value] of carried) response.setHeader(name, value);
      // A request without a path gets the first page.
      if (!request.url?.startsWith('/')) request.url = '/';
      route(request, response);
    },
    takeRenderer() {
      try {
        releases.takeRenderer(loadRendererAnew(settings.shellRenderer));
        threads.renew();
      } catch (error) {
        log('error', 'the new renderer cannot be run, the present one stays', errorFacts(error));
      }
    },
    metrics: [shellCounts, gauges],
    close() {
      for (const stop of following) stop();
      void threads.close();
      void app.close();
    },
  };
}

/** What answers are made from. */
interface Parts {
  assets: ShellAssets;
  releases: ReleaseSource;
  service: ServiceWatch;
  threads: RenderThreads;
  pages: PageService;
  overrides: Overrides;
  canaries: Canaries;
  visits: Visits;
  health: CanaryHealth;
  redirects: Redirects;
  sheet: MainSheet;
}

function openParts(settings: Settings): Parts {
  const { isDevelopment } = settings;
  const renderer = loadRenderer(settings.shellRenderer);
  const assets = readShellAssets(settings.shellFiles, isDevelopment);
  const place = { directory: settings.releasesDirectory, environment: settings.releasesEnvironment };
  const releases = new ReleaseSource(place, renderer, isDevelopment);
  const service = new ServiceWatch(settings.apiUrl);
  const threads = new RenderThreads(settings, () => releases.current, { size: renderThreads });
  const pages = new PageService(settings, {
    appVersion: (release = releases.current) => buildIdOf(assets, release),
    rendering: threads,
    releases,
    service,
  });
  const overrides = new Overrides(settings.releasesDirectory, settings.releasesKey, releases);
  const canaries = new Canaries({
    ...{ place, source: releases, isSecure: settings.publicUrl.startsWith('https:') },
    tryVersion: (published) => loadServerBuild(published, place.directory, renderer, isDevelopment),
  });
  const visits = new Visits(overrides, canaries);
  const health = new CanaryHealth(place, canaries, settings.canaryLimits);
  const redirects = new Redirects(settings.apiUrl, service);
  const sheet = new MainSheet(assets, new InlineSheets(settings));
  const seen = { overrides, canaries, visits, health };
  return { assets, releases, service, threads, pages, ...seen, redirects, sheet };
}

/** Answers to what no route is for: calls of the service, and pages. */
interface AnswersWithoutRoute {
  /** Passes calls on to the service before Fastify looks at their bodies; only reading has routes. */
  isTakenOver(request: FastifyRequest, reply: FastifyReply): boolean;
  answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

function answersWithoutRoute(settings: Settings, parts: Parts, trusts: TrustsProxy): AnswersWithoutRoute {
  const { pages, overrides, visits, health, redirects, sheet } = parts;
  const origins = paymentOrigins(settings.apiUrl);
  const pageLimit = new PageLimit(settings.pagesPerMinute);
  const { apiUrl, calls, publicUrl } = settings;
  const service = {
    ...{ apiUrl, ...calls },
    calls: openLine(calls.limits, mostCalls),
    pictures: openLine(calls.pictureLimits, mostPictures),
    protocol: new URL(publicUrl).protocol.slice(0, -1),
  };
  return {
    isTakenOver({ method, url, raw }, reply) {
      if (servicePaths.some((path) => url.startsWith(path))) {
        reply.hijack();
        const visitor = visitorAddress(raw, trusts);
        if (url.startsWith(toldErrors)) health.noteBrowserError(visits.insideOf(raw.headers), visitor);
        const counted = countedVisitor(raw, trusts);
        proxyTo({ ...service, visitor, countedVisitor: counted }, { request: raw, response: reply.raw });
        return true;
      }
      if (method === 'GET' || method === 'HEAD') return false;
      reply.code(405).header('allow', 'GET, HEAD').send();
      return true;
    },
    async answerPage(request, reply) {
      const url = toUrl(request.url, settings.publicUrl);
      if (!url) return reply.code(400).send();
      const mayRender = () => pageLimit.take(visitorAddress(request.raw, trusts));
      const visit = visits.of(request.raw);
      const shown = { pages, overrides, visit, redirects, sheet };
      const sources = { settings, ...shown, paymentOrigins: origins, mayRender };
      const note = (status: number) => health.notePage(visit, status, () => visitorAddress(request.raw, trusts));
      try {
        await servePage(url, sources, request, reply);
        note(reply.statusCode);
        return reply;
      } catch (error) {
        if (!(error instanceof TooManyPages)) note(500);
        throw error;
      }
    },
  };
}

function createFastify(settings: Settings, { isTakenOver, answerPage }: AnswersWithoutRoute): FastifyInstance {
  const onError = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    answerError(error, request, reply, settings);
  const app = Fastify({
    // An address that cannot be decoded is a page's too: the page says that it does not exist.
    frameworkErrors: (_error, request, reply) => {
      if (!isTakenOver(request, reply)) answerPage(request, reply).catch((error) => onError(error, request, reply));
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!isTakenOver(request, reply)) done();
  });
  app.addHook('onSend', compressTexts);
  app.setNotFoundHandler(answerPage);
  app.setErrorHandler(onError);
  return app;
}

function addRoutes(app: FastifyInstance, settings: Settings, parts: Parts): void {
  const { assets, releases, overrides, canaries } = parts;
  const { isDevelopment } = settings;
  const shellFiles = new StaticFiles(settings.shellFiles, isDevelopment);
  if (isDevelopment) addRefreshHook(app);
  addIconRoutes(app, settings);
  addDocumentScripts(app);
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    shellFiles.serve(request.params['*'], request, reply),
  );
  const versions = new StaticFiles(settings.releasesDirectory, isDevelopment);
  const releaseOf = ({ headers }: FastifyRequest) =>
    overrides.of(headers)?.release ?? canaries.releaseOf(headers) ?? releases.current;
  addReleaseRoutes(app, releases, versions, releaseOf);
  addLeaveRoute(app, settings.publicUrl);
  addBuildRoutes(app, assets, settings.redirects, releaseOf);
  addHealthRoutes(app, settings.apiUrl, releases);
  new Sitemaps(settings).addRoutes(app);
}

/** Pages in development have no policy: hot reloading loads from other ports and evaluates. */
function headersOfEveryAnswer({ isDevelopment, publicUrl }: Settings): Record<string, string> {
  const { 'content-security-policy': _policy, ...withoutPolicy } = everyAnswer;
  return {
    ...(isDevelopment ? withoutPolicy : everyAnswer),
    ...(publicUrl.startsWith('https:') ? secureOnly : {}),
  };
}

/** Answers in the service's error shape and in the reader's language. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, settings: Settings): void {
  const locale = pageLocale(request.url, settings.localeStrategy);
  reply.header('cache-control', 'no-store');
  if (error instanceof TooManyPages) {
    reply.code(429).header('retry-after', pageLimitSeconds).send(refusal('too_many_requests', locale));
    return;
  }
  log('error', 'request failed', { path: loggedPath(request.url), ...errorFacts(error) });
  reply.code(500).send(refusal('server_error', locale));
}

/** Takes the path as it is: `//elsewhere/` stays a path of this origin. */
function toUrl(target: string, origin: string): URL | null {
  try {
    return new URL(origin + target);
  } catch {
    return null;
  }
}
