import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';

/** What can be wrong with a remote's files on their way to a browser. */
export const remoteFaults = ['missing', 'refused', 'hanging', 'damaged', 'cut', 'not a script', 'misnamed'] as const;
export type RemoteFault = (typeof remoteFaults)[number];

/** Puts the fault on every script of a remote, and returns what ends it. */
export async function breakRemote(page: Page, remote: string, fault: RemoteFault): Promise<() => Promise<void>> {
  const scripts = new RegExp(`/remotes/${remote}/.*\\.js$`);
  const hanging: Route[] = [];
  let isHealed = false;
  const changeBody = async (route: Route, change: (body: string) => string) => {
    const response = await route.fetch();
    const body = change(await response.text());
    // Taking the fault away lets through what is on its way.
    if (!isHealed) await route.fulfill({ response, body });
  };
  const breakFile = {
    missing: (route: Route) => route.fulfill({ status: 404, body: '' }),
    refused: (route: Route) => route.fulfill({ status: 500, body: '' }),
    hanging: async (route: Route) => void hanging.push(route),
    damaged: (route: Route) => changeBody(route, (body) => body.replace(/e/, 'E')),
    cut: (route: Route) => changeBody(route, (body) => body.slice(0, body.length / 2)),
    'not a script': (route: Route) => changeBody(route, () => '<!doctype html>'),
  };
  if (fault === 'misnamed') return misname(page, remote);
  await page.route(scripts, breakFile[fault]);
  return async () => {
    isHealed = true;
    await page.unroute(scripts);
    // A request that the page has given up by itself can no longer be ended.
    await Promise.allSettled(hanging.map((route) => route.abort()));
  };
}

/** The document and the release's manifest name other hashes than the files have. */
async function misname(page: Page, remote: string): Promise<() => Promise<void>> {
  const wrong = 'sha384-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  const link = new RegExp(`(href="/remotes/${remote}/[^"]+\\.js" integrity=")[^"]+`, 'g');
  const inState = new RegExp(`("/remotes/${remote}/[^"]+\\.js":")[^"]+`, 'g');
  const changeDocument = async (route: Route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(link, `$1${wrong}`).replace(inState, `$1${wrong}`);
    await route.fulfill({ response, body });
  };
  const dropManifest = (route: Route) => route.abort();
  await page.route('**/*', changeDocument);
  await page.route('**/remotes/release-*.json', dropManifest);
  return async () => {
    await page.unroute('**/*', changeDocument);
    await page.unroute('**/remotes/release-*.json', dropManifest);
  };
}

/** A shop behind a line on which some files are never answered, and hold the browser's connections as they do. */
export class HangingLine {
  readonly #server: Server;
  #hangs: (path: string) => boolean;

  private constructor(server: Server, hangs: (path: string) => boolean) {
    this.#server = server;
    this.#hangs = hangs;
  }

  static async open(shopUrl: string, hangs: (path: string) => boolean): Promise<HangingLine> {
    const server = createServer();
    const line = new HangingLine(server, hangs);
    const shop = new URL(shopUrl);
    server.on('request', (asked, answer) => {
      if (line.#hangs(asked.url ?? '')) return;
      const { method, url, headers } = asked;
      const forwarded = request({ host: shop.hostname, port: shop.port, method, path: url, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      forwarded.on('error', () => answer.destroy());
      asked.pipe(forwarded);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    return line;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** New requests are answered; those that hang go on doing so. */
  recover(): void {
    this.#hangs = () => false;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
