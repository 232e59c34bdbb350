import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { locales } from 'mf-shared/rules/locales';
import { sellerSettings } from 'mf-shared/rules/seller-settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Sitemaps } from './sitemap-routes.ts';

const shell = Fastify();
let service: Server;
let isServiceUp = true;

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
const paths = (path: string) => Object.fromEntries(locales.map((locale) => [locale, `${path}${locale}/`]));

beforeAll(async () => {
  service = createServer((request, response) => {
    if (!isServiceUp) return void response.writeHead(500).end();
    const entries = request.url?.endsWith('page=1')
      ? [{ paths: paths('/villa&tossut-'), changed: '2026-11-01' }]
      : request.url?.endsWith('page=2')
        ? ['/toinen-', '/kolmas-', '/neljäs-'].map((path) => ({ paths: paths(path), changed: null }))
        : [];
    response.end(JSON.stringify({ pages: 2, entries }));
  });
  const apiUrl = await listen(service);
  const brand = {
    name: 'Havu',
    contactEmail: '',
    phone: '',
    productionHost: 'havu.example',
    seller: sellerSettings({}),
  };
  const redirects = { '/': '/spring/', '/kolmas-de/': '/drittes/', '/nelj%C3%A4s-sv/': '/fjärde/' };
  const sitemaps = new Sitemaps({ apiUrl, brand, localeStrategy: 'prefix-except-default', redirects });
  sitemaps.addRoutes(shell);
  shell.setNotFoundHandler((_request, reply) => reply.code(418).send());
});
afterAll(() => {
  service.close();
  return shell.close();
});

const read = async (path: string) => {
  const { statusCode, body } = await shell.inject({ url: path });
  return { status: statusCode, text: body };
};

it('answers 503 while nothing was ever read, and keeps what was read when the service goes away', async () => {
  isServiceUp = false;
  expect((await read('/sitemap-sv-2.xml')).status).toBe(503);
  isServiceUp = true;
  expect((await read('/sitemap-sv-2.xml')).text).toContain('<loc>https://havu.example/sv/toinen-sv/</loc>');
  isServiceUp = false;
  expect((await read('/sitemap-sv-2.xml')).status).toBe(200);
  isServiceUp = true;
});

it('names a file per language and page in the index', async () => {
  const { text } = await read('/sitemap.xml');
  expect(text.match(/<loc>/g)).toHaveLength(12);
  expect(text).toContain('<loc>https://havu.example/sitemap-fi-1.xml</loc>');
});

it('names every page in all languages, escaped, with the day of its change', async () => {
  const { text } = await read('/sitemap-en-1.xml');
  expect(text).toContain('<loc>https://havu.example/en/villa&amp;tossut-en/</loc><lastmod>2026-11-01</lastmod>');
  expect(text).toContain('hreflang="fi" href="https://havu.example/villa&amp;tossut-fi/"');
  expect(text).toContain('hreflang="x-default" href="https://havu.example/villa&amp;tossut-fi/"');
  expect(text).toContain('<loc>https://havu.example/en/stores/</loc>');
});

it('leaves out addresses that settings lead elsewhere, also as the name of a page in another language (ROUTE-3, ROUTE-4)', async () => {
  expect((await read('/sitemap-en-1.xml')).text).not.toContain('https://havu.example/en/<');
  expect((await read('/sitemap-de-2.xml')).text).not.toContain('kolmas');
  const { text } = await read('/sitemap-sv-2.xml');
  expect(text).toContain('<loc>https://havu.example/sv/kolmas-sv/</loc>');
  expect(text).toContain('hreflang="fr" href="https://havu.example/fr/kolmas-fr/"');
  expect(text).not.toContain('kolmas-de');
  // Settings name addresses as requests write them.
  expect(text).not.toContain('nelj%C3%A4s-sv');
  expect((await read('/sitemap-de-2.xml')).text).toContain('<loc>https://havu.example/de/nelj%C3%A4s-de/</loc>');
});

it('has no file beyond the last page, nor in another language', async () => {
  expect((await read('/sitemap-fi-3.xml')).status).toBe(404);
  expect((await read('/sitemap-it-1.xml')).status).toBe(418);
});

it('keeps robots from what is somebody’s own, in every language, and shows them the map', async () => {
  const { text } = await read('/robots.txt');
  for (const line of ['Disallow: /checkout/', 'Disallow: /de/accounts/', 'Disallow: /api/'])
    expect(text.split('\n')).toContain(line);
  expect(text).toContain('Sitemap: https://havu.example/sitemap.xml');
  expect(text).not.toMatch(/Disallow: \/$/m);
});
