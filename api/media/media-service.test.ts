import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MediaService } from './media-service.ts';
import type { Picture } from './picture.ts';
import type { RenderOrder } from './render-orders.ts';
import { startWarmUp } from './warm-up.ts';

let folder: string;
let orders: Omit<RenderOrder, 'id'>[];

const source = (path: string): Picture | null =>
  path.startsWith('scenes/')
    ? { path, width: 640, height: 800, ground: 'opaque', isVector: true, maxWidth: 1280, draw: () => '<svg/>' }
    : null;

interface Slowness {
  patienceMs?: number;
  /** Drawings are made when this settles. */
  wait?: Promise<void>;
}

const createService = (revision = 'r1', { patienceMs, wait }: Slowness = {}) =>
  new MediaService({
    folder,
    revision,
    sources: [source],
    ...(patienceMs !== undefined && { patienceMs }),
    render: async (order) => {
      orders.push(order);
      await wait;
      mkdirSync(dirname(order.file), { recursive: true });
      writeFileSync(order.file, `${order.rendering.path} ${order.rendering.width}`);
    },
  });

function renderingOf(service: MediaService, path: string, width: number) {
  const rendering = service.find(path, { width, format: 'webp' });
  if (!rendering) throw new Error(`${path} is missing`);
  return rendering;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  orders = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('MediaService', () => {
  it('draws a picture once, however many ask at the same time and later', async () => {
    const service = createService();
    const rendering = renderingOf(service, 'scenes/camp', 320);
    const files = await Promise.all([1, 2, 3].map(() => service.get(rendering)));
    await service.get(rendering);
    expect(files.map(({ bytes }) => bytes.toString())).toEqual(Array(3).fill('scenes/camp 320'));
    expect(orders).toHaveLength(1);
  });

  it('draws nothing again after a restart, but all again for changed drawings', async () => {
    const first = createService();
    await first.get(renderingOf(first, 'scenes/camp', 320));
    const second = createService();
    await second.get(renderingOf(second, 'scenes/camp', 320));
    expect(orders).toHaveLength(1);
    const changed = createService('r2');
    await changed.get(renderingOf(changed, 'scenes/camp', 320));
    expect(orders).toHaveLength(2);
  });

  it('shrinks a larger rendering instead of drawing again', async () => {
    const service = createService();
    await service.get(renderingOf(service, 'scenes/camp', 960));
    await service.get(renderingOf(service, 'scenes/camp', 320));
    expect(orders[1]?.largerFile).toMatch(/960x1200\.webp$/);
  });

  it('shrinks no rendering that is cut around another point', async () => {
    const service = createService();
    const cut = async (width: number, crop?: { x: number; y: number }) => {
      const rendering = service.find('scenes/camp', { width, height: (width * 3) / 4, crop, format: 'webp' });
      if (rendering) await service.get(rendering);
      return orders.at(-1)?.largerFile;
    };
    await cut(960);
    expect(await cut(640, { x: 30, y: 70 })).toBeUndefined();
    expect(await cut(320, { x: 30, y: 70 })).toMatch(/640x480-at-30-70\.webp$/);
    expect(await cut(320)).toMatch(/960x720\.webp$/);
  });

  it('hands out the sketch of a picture that takes too long, and the picture to who asks later', async () => {
    const drawn = Promise.withResolvers<void>();
    const service = createService('r1', { patienceMs: 1, wait: drawn.promise });
    const rendering = renderingOf(service, 'scenes/camp', 320);
    const sketch = await service.get(rendering, true);
    expect(sketch).toMatchObject({ isSketch: true, encoding: 'br' });
    expect(brotliDecompressSync(sketch.bytes).toString()).toBe('<svg/>');
    drawn.resolve();
    const patient = createService('r1');
    expect((await patient.get(rendering)).bytes.toString()).toBe('scenes/camp 320');
    await expect.poll(async () => (await service.get(rendering)).isSketch).toBe(false);
  });

  it('lets nobody wait where many pictures are waited for, and none that is drawn be sketched', async () => {
    const patient = createService();
    await patient.get(renderingOf(patient, 'scenes/camp', 320));
    const drawn = Promise.withResolvers<void>();
    const service = createService('r1', { patienceMs: 60_000, wait: drawn.promise });
    const paths = Array.from({ length: 20 }, (_, index) => `scenes/s${index}`);
    const crowd = paths.map((path) => service.get(renderingOf(service, path, 320)));
    expect((await crowd.at(-1))?.isSketch).toBe(true);
    expect((await service.get(renderingOf(service, 'scenes/camp', 320))).isSketch).toBe(false);
    drawn.resolve();
    expect((await crowd[0])?.isSketch).toBe(false);
    // Some of the others still wait for their picture, in the folder that goes with this test.
    await Promise.all(crowd);
  });

  it('lets mails and share images wait for their pixels', async () => {
    const service = createService('r1', { patienceMs: 1, wait: new Promise((resolve) => setTimeout(resolve, 20)) });
    const rendering = service.find('scenes/camp', { width: 320, format: 'jpeg' });
    if (!rendering) throw new Error('No scene');
    expect((await service.get(rendering)).isSketch).toBe(false);
  });

  it('has no picture for an unknown path', () => {
    expect(createService().find('products/nothing', { format: 'webp' })).toBeNull();
  });

  it('writes inside its own folder only', async () => {
    const service = createService();
    await service.get(renderingOf(service, 'scenes/camp', 320));
    expect(readdirSync(folder)).toEqual(['r1']);
  });
});

describe('startWarmUp', () => {
  it('draws every picture in every step, list sizes of all pictures first', async () => {
    const steps = [320, 960].map((width) => ({ width, format: 'webp' }) as const);
    await startWarmUp(createService(), ['scenes/camp', 'scenes/bog', 'unknown/x'], { steps }).done;
    const drawn = orders.map(({ rendering }) => `${rendering.path} ${rendering.width}`);
    expect(drawn).toEqual(['scenes/camp 320', 'scenes/bog 320', 'scenes/camp 960', 'scenes/bog 960']);
  });

  it('draws nothing while it is paused and ends when it is stopped', async () => {
    const warmUp = startWarmUp(createService(), ['scenes/camp', 'scenes/bog']);
    warmUp.pause();
    warmUp.stop();
    await warmUp.done;
    expect(orders.length).toBeLessThanOrEqual(1);
  });
});
