import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { apiError } from 'mf-shared/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerError, answerUnknownRoute } from '../http/answer-error.ts';
import { testPictures } from '../testing/test-pictures.ts';
import { mediaRoutes } from './media-routes.ts';

const TENT = 'products/tent/1-2f5d50-d9822b-front';
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  app = fastify();
  app.decorateRequest('locale', 'fi');
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknownRoute);
  await app.register(mediaRoutes, { pictures: testPictures, folder, patienceMs: 60_000 });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/media/${path}`, headers });

describe('GET /media/*', () => {
  it('gives a product in the size and format that are asked for, to be kept and asked for again after a day', async () => {
    const answer = await get(`${TENT}?width=160`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=31536000');
    const { format, width, height, hasAlpha } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({ format: 'webp', width: 160, height: 200, hasAlpha: true });
  });

  it.each(['avif', 'png', 'jpeg'])('gives %s', async (format) => {
    const answer = await get(`${TENT}?width=80&format=${format}`);
    const read = (await sharp(answer.rawPayload).metadata()).format;
    expect(read).toBe(format === 'avif' ? 'heif' : format);
  });

  it('cuts a scene to a banner', async () => {
    const answer = await get('scenes/camp?width=758&height=447&crop=50/80&format=jpeg');
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([758, 447]);
  });

  it('gives at once a sketch that is not kept, where the pixels take longer than a page can wait', async () => {
    const hasty = fastify();
    await hasty.register(mediaRoutes, { pictures: testPictures, folder, patienceMs: 0 });
    const answer = await hasty.inject({ url: '/media/products/thermos/1-2f5d50-d9822b-front?width=640&format=avif' });
    expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.body).toMatch(/^<svg/);
    await hasty.close();
  });

  it('answers 304 to who has the picture already', async () => {
    const { headers } = await get(`${TENT}?width=160`);
    const again = await get(`${TENT}?width=160`, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it('gives scenes as drawings, packed where the browser can unpack them', async () => {
    const plain = await get('scenes/hero-tall?format=svg');
    expect(plain.headers['content-type']).toBe('image/svg+xml');
    expect(plain.body).toContain('prefers-color-scheme:dark');
    const packed = await get('scenes/hero-tall?format=svg', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(8_000);
  });

  it.each([
    'products/spaceship/1-2f5d50-d9822b-front?width=320',
    'products/tent/0-2f5d50-d9822b-front?width=320',
    'products/tent/99-2f5d50-d9822b-front?width=320',
    'products/tent/1-2F5D50-d9822b-front?width=320',
    'products/tent/1-ffffff-ffffff-front?width=320',
    `${TENT}?format=svg`,
    'scenes/nowhere?width=320',
    '?width=320',
    '..%2f..%2fetc%2fpasswd',
    '../deploy/demo/scenes/camp.svg',
    'scenes/..%2f..%2fmedia%2fraster.ts',
    'scenes/camp%00.svg',
    `scenes/${'a'.repeat(300)}`,
  ])('answers 404 for /media/%s', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
  });

  it.each([
    `${TENT}?width=321`,
    `${TENT}?width=320&height=7`,
    `${TENT}?width=320&width=640`,
    `${TENT}?crop=a/b`,
    `${TENT}?format=exe`,
    `${TENT}?x=1`,
  ])('answers 400 in the contract’s shape for /media/%s', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(400);
    expect(apiError.parse(answer.json()).error.code).toBe('invalid_request');
  });
});
