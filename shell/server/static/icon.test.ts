import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { iconLinks, serveIcon } from './icon.ts';

const settings = readSettings({ BRAND_NAME: 'Twig' });
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (!serveIcon({ request, response, url }, settings)) response.writeHead(404).end();
});
const ask = (path: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => void server.close());

test('every file that the head names is served, and nothing else', async () => {
  for (const [, path] of iconLinks.matchAll(/href="([^"]+)"/g)) expect((await ask(path ?? '')).status).toBe(200);
  expect((await ask('/icon.svg')).headers.get('content-type')).toBe('image/svg+xml');
  expect((await ask('/twig/')).status).toBe(404);
});

test('the manifest carries the configured name', async () => {
  expect(await (await ask('/manifest.webmanifest')).json()).toMatchObject({ name: 'Twig', start_url: '/' });
});
