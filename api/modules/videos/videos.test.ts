import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { productVideos } from 'mf-shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';

const clip = { providerVideoId: 'kuura-1', title: 'Kuura', thumbs: [], uploadDate: '2026-01-05' };
let asked: URL[] = [];
let answer: { status: number; body: string };
let provider: Server;
let service: TestService;

beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://x'));
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  service = await testService({ VIDEO_URL: url, VIDEO_EMBED_URL: `${url}/embed/` }, async (db) => {
    await db.updateTable('product_models').set({ has_videos: true }).where('id', '=', 10).execute();
  });
});
afterAll(async () => {
  await service.close();
  await new Promise((resolve) => provider.close(resolve));
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: JSON.stringify({ videos: [clip] }) };
});

const videosOf = (id: number, locale: 'fi' | 'en' | 'sv' | 'de') =>
  service.call(`/api/product_videos/?model_id=${id}`, { locale });

describe('videos of a product (CONTENT-7)', () => {
  it('come from the video service, which is asked once for all and hears nothing of the visitor', async () => {
    const first = productVideos.parse((await videosOf(10, 'fi')).json());
    await videosOf(10, 'fi');
    expect(first.videos).toEqual([clip]);
    expect(first.embedUrl).toMatch(/\/embed\/$/);
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { model: '10', brand: 'Kaamos', title: expect.stringContaining('Kuura') },
    ]);
  });

  it('are none, without a question, where the model has none', async () => {
    expect((await videosOf(11, 'fi')).json()).toMatchObject({ videos: [] });
    expect(asked).toEqual([]);
  });

  it.each([
    ['en', { status: 503, body: '' }],
    ['sv', { status: 200, body: '<h1>Sorry</h1>' }],
    ['de', { status: 200, body: JSON.stringify({ videos: [{ ...clip, providerVideoId: '"><script>' }] }) }],
  ] as const)('are none in %s where the service fails or talks nonsense (CONTENT-9)', async (locale, broken) => {
    answer = broken;
    const given = await videosOf(10, locale);
    expect([given.statusCode, given.json().videos]).toEqual([200, []]);
  });

  it('of an unknown or hidden product are a 404', async () => {
    expect((await videosOf(999_999, 'fi')).statusCode).toBe(404);
    expect((await service.call('/api/product_videos/?model_id=x')).statusCode).toBe(400);
  });

  it('the product says that it has some', async () => {
    expect((await service.call('/api/products/productmodel/kuura/')).json().has_videos).toBe(true);
  });
});
