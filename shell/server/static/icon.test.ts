import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { addIconRoutes, iconLinks } from './icon.ts';

const app = Fastify();
addIconRoutes(app, readSettings({ BRAND_NAME: 'Twig' }));
const ask = (url: string) => app.inject({ url });

afterAll(() => app.close());

it('every file that the head names is served, and nothing else', async () => {
  for (const [, path = ''] of iconLinks.matchAll(/href="([^"]+)"/g)) expect((await ask(path)).statusCode).toBe(200);
  expect((await ask('/icon.svg')).headers['content-type']).toBe('image/svg+xml');
  expect((await ask('/twig/')).statusCode).toBe(404);
});

it('the manifest carries the configured name', async () => {
  expect((await ask('/manifest.webmanifest')).json()).toMatchObject({ name: 'Twig', start_url: '/' });
});
