import { rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { textOf } from 'mf-shared/metrics/serve-metrics';
import { trustedProxies } from 'mf-shared/rules/trusted-proxies';
import { createApp } from '../app.ts';
import { originServer } from '../origin-server.ts';
import { readSettings } from '../settings.ts';
import { writeShellFiles } from './shell-files.ts';

/**
 * A build of the shell whose pages are their country and currency; some paths lead elsewhere, are missing, broken or sold no
 * more, some are 503 while the service has not named them, and one tells which versions of remotes it is made of.
 */
const renderer = `
exports.ServerRelease = class { constructor(modules) { this.modules = modules; } };
exports.sharedModules = {};
exports.renderPage = async ({ url, config, isGone, release, match: find }) => {
  if (url.pathname.includes('/broken/')) throw new Error('This page is broken');
  if (url.pathname.includes('/moved/')) return { kind: 'redirect', status: 302, location: '/en/' };
  const isUntold = /\\/(told|shoe-wizard)\\//.test(url.pathname) && find(url.pathname) === 'unknown';
  const isSoldNoMore = url.pathname.includes('/sold/');
  if (isSoldNoMore && !isGone) return { kind: 'redirect', status: 302, location: '/en/removed-new-product-page' + url.pathname.slice(3) };
  const versions = url.pathname.includes('/versions/') ? ['mf-a', 'mf-b'].map((remote) => release.modules.module(remote, './home')) : [];
  const title = [config.deliveryCountryCode, config.currencyCode, ...versions].join(' ');
  const head = { title, description: '', canonical: url.href, image: null, isIndexed: true, alternates: [], jsonLd: [], preloadImages: [] };
  const match = { isOwnDocument: /\\/(payment|confirm)\\/$/.test(url.pathname) };
  return {
    kind: 'html',
    status: isUntold ? 503 : isGone ? 410 : url.pathname.includes('/missing/') ? 404 : 200,
    page: { kind: 'error', path: url.pathname, match, error: {}, head },
    body: { preloads: '', html: '' },
  };
};`;

const initConfig = { currencyFormat: '', currencyRate: 1, deliveryCountryName: '', taxAreaId: 1, isEuMember: true };
const slugs = { staticPageSlugs: [], staticPageWithTabsSlugs: [], navigationSlugs: [], manufacturerSlugs: ['sold'] };
const answers: Readonly<Record<string, object>> = {
  '/api/route-slugs/': slugs,
  '/api/navigation/': { productGroups: [], stores: [], pages: [] },
  '/api/init-config/': initConfig,
  '/api/payments/csp/': { script: ['https://pay.example'], connect: [], frame: ['https://frame.example'], form: [] },
};

export interface SmallShell {
  url: string;
  port: number;
  service: Server;
  /** What it tells of itself. */
  metrics(): Promise<string>;
  close(): Promise<void>;
}

/** The shell's server on a free port of this machine, with a service behind it that answers what pages need. */
export async function smallShell(
  environment: Record<string, string> = {},
  more: RequestListener = (_request, response) => void response.writeHead(204).end(),
  isTold: (path: string) => boolean = () => true,
): Promise<SmallShell> {
  const folder = writeShellFiles(renderer);
  const service = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    if (path in answers && !isTold(path)) return void response.writeHead(500).end();
    const known = answers[path];
    if (known === undefined) return more(request, response);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(known));
  });
  const settings = readSettings({
    API_URL: `http://127.0.0.1:${await listening(service)}`,
    DATA_DIR: folder,
    SHELL_DIST: folder,
    REDIRECTS: '{"/old/":"/new/"}',
    ...environment,
  });
  const app = await createApp(settings);
  const trusts = trustedProxies(settings.trustedProxies);
  const port = await freePort();
  const server = originServer(settings, trusts, (request, response) => app.handle(request, response));
  await new Promise<void>((resolve) => server.listen({ port, host: '127.0.0.1' }, resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    service,
    metrics: () => textOf(app.metrics),
    async close() {
      await new Promise<void>((resolve) => server.close(resolve));
      app.close();
      service.closeAllConnections();
      await new Promise((resolve) => service.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listening(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
