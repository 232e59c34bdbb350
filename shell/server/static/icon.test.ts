import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { Exchange } from '../answer/send.ts';
import { readSettings } from '../settings.ts';
import { iconLinks, serveIcon } from './icon.ts';

function ask(pathname: string): { isServed: boolean; type: unknown; body: string } {
  const answer = { type: undefined as unknown, body: '' };
  const response = {
    writeHead(_status: number, headers: Record<string, unknown>) {
      answer.type = headers['content-type'];
      return response;
    },
    end(body?: Buffer) {
      answer.body = body?.toString() ?? '';
    },
  };
  const request = { method: 'GET', headers: {} };
  const exchange = { request, response: response as unknown as ServerResponse, url: new URL(pathname, 'http://x') };
  return { isServed: serveIcon(exchange as Exchange, readSettings({ BRAND_NAME: 'Twig' })), ...answer };
}

test('every file that the head names is served, and nothing else', () => {
  for (const [, path] of iconLinks.matchAll(/href="([^"]+)"/g)) expect(ask(path ?? '').isServed).toBe(true);
  expect(ask('/icon.svg').type).toBe('image/svg+xml');
  expect(ask('/twig/').isServed).toBe(false);
});

test('the manifest carries the configured name', () => {
  expect(JSON.parse(ask('/manifest.webmanifest').body)).toMatchObject({ name: 'Twig', start_url: '/' });
});
