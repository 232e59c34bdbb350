import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { apiError } from 'mf-shared/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerError, answerUnknownRoute } from '../http/answer-error.ts';
import { testScene, writeTestOriginals } from '../testing/test-originals.ts';
import { mediaRoutes } from './media-routes.ts';
import type { Original, OriginalStore } from './original.ts';

let app: FastifyInstance;
let folder: string;
const originalsFolder = () => join(folder, 'originals');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  await writeTestOriginals(originalsFolder());
  app = fastify();
  app.decorateRequest('locale', 'fi');
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknownRoute);
  const folders = { folder: join(folder, 'renderings'), originalsFolder: originalsFolder() };
  // No preview stands in for a picture that a busy machine is late with.
  await app.register(mediaRoutes, { ...folders, patienceMs: 60_000 });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/media/${path}`, headers });
const sizeOf = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};

describe('GET /media/*', () => {
  it('gives a merchant’s photograph in the size and format that are asked for, to be kept and asked for again after a day', async () => {
    const answer = await get('products/boot?width=320&format=avif');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/avif');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=31536000');
    const { compression, width, height, hasAlpha, exif } = await sharp(answer.rawPayload).metadata();
    expect({ compression, width, height, hasAlpha, exif }).toEqual({
      compression: 'av1',
      width: 320,
      height: 400,
      hasAlpha: false,
      exif: undefined,
    });
  });

  it('finds the photograph by its file’s name, too', async () => {
    expect((await get('products/boot.jpg?width=80')).statusCode).toBe(200);
  });

  it('keeps the transparent ground of a picture', async () => {
    const answer = await get('products/tent?width=160');
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(await sizeOf(answer.rawPayload)).toEqual([160, 200]);
    expect((await sharp(answer.rawPayload).metadata()).hasAlpha).toBe(true);
  });

  it.each(['png', 'jpeg'])('gives %s', async (format) => {
    const answer = await get(`products/tent?width=80&format=${format}`);
    expect((await sharp(answer.rawPayload).metadata()).format).toBe(format);
  });

  it('cuts a photograph to a banner', async () => {
    const answer = await get('products/boot?width=758&height=447&crop=50/80&format=jpeg');
    expect(await sizeOf(answer.rawPayload)).toEqual([758, 447]);
  });

  it('takes PNG, WebP, AVIF and SVG by their content, whatever the file is called', async () => {
    const photograph = sharp(join(originalsFolder(), 'products', 'boot.jpg')).resize(200);
    await photograph
      .clone()
      .webp()
      .toFile(join(originalsFolder(), 'products', 'w.webp'));
    await photograph
      .clone()
      .avif()
      .toFile(join(originalsFolder(), 'products', 'a.avif'));
    writeFileSync(join(originalsFolder(), 'products', 'misnamed.jpg'), testScene);
    const statuses = ['w', 'a', 'misnamed'].map(async (name) => (await get(`products/${name}?width=80`)).statusCode);
    expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
    expect((await get('products/misnamed?format=svg')).body).toBe(testScene);
  });

  it('turns a photograph upright', async () => {
    const lying = await sharp(join(originalsFolder(), 'products', 'boot.jpg'))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    writeFileSync(join(originalsFolder(), 'products', 'lying.jpg'), lying);
    expect(await sizeOf((await get('products/lying?width=240')).rawPayload)).toEqual([240, 192]);
  });

  it('serves no file that is not a picture', async () => {
    writeFileSync(join(originalsFolder(), 'products', 'prices.jpg'), 'sku;price');
    writeFileSync(join(originalsFolder(), 'products', 'moving.webp'), '<!doctype html><script>alert(1)</script>');
    expect((await get('products/prices?width=80')).statusCode).toBe(404);
    expect((await get('products/moving?width=80')).statusCode).toBe(404);
  });

  it('answers 304 to who has the picture already', async () => {
    const { headers } = await get('products/tent?width=160');
    const again = await get('products/tent?width=160', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it('gives SVGs as they are, packed where the browser can unpack them', async () => {
    writeFileSync(join(originalsFolder(), 'products', 'scene.svg'), testScene);
    const plain = await get('products/scene?format=svg');
    expect(plain.headers['content-type']).toBe('image/svg+xml');
    expect(plain.headers['content-security-policy']).toContain("default-src 'none'");
    expect(plain.body).toContain('prefers-color-scheme:dark');
    const packed = await get('products/scene?format=svg', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
  });

  it.each([
    'products/spaceship?width=320',
    'products/Tent?width=320',
    'products/tent?format=svg',
    'products?width=320',
    '?width=320',
    '..%2f..%2fetc%2fpasswd',
    '../originals/products/tent.png',
    'products/..%2f..%2foriginals%2fproducts%2ftent.png',
    'products/tent%00.png',
    `products/${'a'.repeat(300)}`,
  ])('answers 404 for /media/%s', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
  });

  it.each([
    'products/tent?width=321',
    'products/tent?width=320&height=7',
    'products/tent?width=320&width=640',
    'products/tent?crop=a/b',
    'products/tent?format=exe',
    'products/tent?x=1',
  ])('answers 400 in the contract’s shape for /media/%s', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(400);
    expect(apiError.parse(answer.json()).error.code).toBe('invalid_request');
  });
});

describe('an original that has yet to be made', () => {
  const original: Original = {
    path: 'products/drawn',
    width: 640,
    height: 800,
    ground: 'transparent',
    isVector: false,
    revision: '1',
  };
  const storeThatWaits = (made: Promise<unknown>): OriginalStore => ({
    find: async (path) => (path === original.path ? original : null),
    open: async () => {
      await made;
      return join(originalsFolder(), 'products', 'tent.png');
    },
    preview: () => '<svg/>',
  });

  it('is shown by a preview that is not kept, and by the picture to who asks again and can wait', async () => {
    const made = Promise.withResolvers<void>();
    const hasty = fastify();
    await hasty.register(mediaRoutes, {
      folder: join(folder, 'drawn'),
      originalsFolder: originalsFolder(),
      patienceMs: 0,
      moreOriginals: storeThatWaits(made.promise),
    });
    const url = '/media/products/drawn?width=320&format=avif';
    const preview = await hasty.inject({ url });
    expect(preview.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'no-store',
      'server-timing': 'preview',
    });
    expect(preview.headers.etag).toBeUndefined();
    expect(preview.body).toBe('<svg/>');
    const patient = hasty.inject({ url, headers: { prefer: 'wait=20' } });
    made.resolve();
    const { headers } = await patient;
    expect(headers['content-type']).toBe('image/avif');
    expect(headers['server-timing']).toBeUndefined();
    await hasty.close();
  });
});
