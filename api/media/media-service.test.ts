import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MediaParameters } from './media-parameters.ts';
import { MediaService } from './media-service.ts';
import type { Original } from './original.ts';
import type { Rendering } from './rendering.ts';
import { startWarmUp } from './warm-up.ts';
import { writeWhole } from './write-whole.ts';

let folder: string;
let rendered: Rendering[];

const scene = (path: string, revision: string): Original => ({
  path,
  width: 640,
  height: 800,
  ground: 'opaque',
  isVector: true,
  revision,
});

interface Behaviour {
  patienceMs?: number;
  /** Renderings are made when this settles. */
  wait?: Promise<void>;
  /** Revision of the way renderings are made. */
  revision?: string;
  /** Revision of the originals. */
  originals?: string;
  preview?: () => string | undefined;
  isAtHand?: (original: Original) => boolean;
  open?: (original: Original) => Promise<string>;
}

const createService = ({
  patienceMs,
  wait,
  revision = 'r1',
  originals = 'o1',
  preview = () => '<svg/>',
  isAtHand = () => true,
  open = async ({ path }: Original) => path,
}: Behaviour = {}) =>
  new MediaService({
    folder,
    revision,
    originals: {
      find: async (path) => (path.startsWith('scenes/') ? scene(path, originals) : null),
      open,
      preview,
      isAtHand,
    },
    ...(patienceMs !== undefined && { patienceMs }),
    render: async (_from, to, rendering) => {
      rendered.push(rendering);
      await wait;
      await writeWhole(to, `${rendering.path} ${rendering.width}`);
    },
  });

async function find(service: MediaService, path: string, parameters: MediaParameters) {
  const found = await service.find(path, parameters);
  if (!found) throw new Error(`${path} is missing`);
  return found;
}
const findWide = (service: MediaService, path: string, width: number) => find(service, path, { width, format: 'webp' });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  rendered = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('MediaService', () => {
  it('makes a picture once, however many ask at the same time and later (CONF-101)', async () => {
    const service = createService();
    const found = await findWide(service, 'scenes/camp', 320);
    const files = await Promise.all([1, 2, 3].map(() => service.get(found)));
    await service.get(found);
    expect(files.map(({ bytes }) => bytes.toString())).toEqual(Array(3).fill('scenes/camp 320'));
    expect(rendered).toHaveLength(1);
  });

  it('makes a picture once where its original comes to hand while it is made', async () => {
    const made = Promise.withResolvers<void>();
    let isAtHand = false;
    const service = createService({ wait: made.promise, isAtHand: () => isAtHand });
    const found = await findWide(service, 'scenes/camp', 320);
    const first = service.get(found);
    await expect.poll(() => rendered).toHaveLength(1);
    isAtHand = true;
    const second = service.get(found);
    made.resolve();
    expect((await Promise.all([first, second])).map(({ bytes }) => bytes.toString())).toEqual(
      Array(2).fill('scenes/camp 320'),
    );
    expect(rendered).toHaveLength(1);
  });

  it('makes nothing again after a restart, but all again for changed originals and for another way to make them', async () => {
    const show = async (behaviour?: Behaviour) => {
      const service = createService(behaviour);
      await service.get(await findWide(service, 'scenes/camp', 320));
      return rendered.length;
    };
    expect([await show(), await show()]).toEqual([1, 1]);
    expect(await show({ originals: 'o2' })).toBe(2);
    expect(await show({ revision: 'r2' })).toBe(3);
  });

  it('hands out the preview of a picture that takes too long, and the picture to who asks later (CONF-102)', async () => {
    const made = Promise.withResolvers<void>();
    const service = createService({ patienceMs: 1, wait: made.promise });
    const found = await findWide(service, 'scenes/camp', 320);
    const preview = await service.get(found, { acceptsBrotli: true });
    expect(preview).toMatchObject({ isPreview: true, encoding: 'br' });
    expect(brotliDecompressSync(preview.bytes).toString()).toBe('<svg/>');
    made.resolve();
    await expect.poll(async () => (await service.get(found)).isPreview).toBe(false);
  });

  it('keeps nobody waiting for a picture without a preview: its empty shape is shown (CONF-102)', async () => {
    const made = Promise.withResolvers<void>();
    const service = createService({ patienceMs: 1, wait: made.promise, preview: () => undefined });
    const shape = await service.get(await find(service, 'scenes/camp', { width: 320, height: 200, format: 'avif' }));
    expect(shape.isPreview).toBe(true);
    expect(shape.bytes.toString()).toMatch(/^<svg [^>]*viewBox="0 0 320 200"\/>$/);
    made.resolve();
  });

  it('lets no picture whose original is at hand wait for those that are still to be made', async () => {
    const made = Promise.withResolvers<void>();
    const isAtHand = ({ path }: Original) => path === 'scenes/camp';
    const open = async (original: Original) => {
      if (!isAtHand(original)) await made.promise;
      return original.path;
    };
    const service = createService({ isAtHand, open });
    const paths = Array.from({ length: 20 }, (_, index) => `scenes/s${index}`);
    const crowd = paths.map(async (path) => service.get(await findWide(service, path, 320)));
    const jpeg = await find(service, 'scenes/camp', { width: 320, format: 'jpeg' });
    expect((await service.get(jpeg)).isPreview).toBe(false);
    made.resolve();
    await Promise.all(crowd);
  });

  it('lets who says so wait for the picture, however many others wait', async () => {
    const made = Promise.withResolvers<void>();
    const service = createService({ patienceMs: 1, wait: made.promise });
    const paths = Array.from({ length: 20 }, (_, index) => `scenes/s${index}`);
    const crowd = paths.map(async (path) => service.get(await findWide(service, path, 320)));
    await Promise.all(crowd);
    const patient = service.get(await findWide(service, 'scenes/s19', 320), { patienceMs: 60_000 });
    made.resolve();
    expect((await patient).isPreview).toBe(false);
  });

  it('lets nobody wait where many pictures are waited for, and previews none that is made', async () => {
    const patient = createService();
    await patient.get(await findWide(patient, 'scenes/camp', 320));
    const made = Promise.withResolvers<void>();
    const service = createService({ patienceMs: 60_000, wait: made.promise });
    const paths = Array.from({ length: 20 }, (_, index) => `scenes/s${index}`);
    const crowd = paths.map(async (path) => service.get(await findWide(service, path, 320)));
    // They come to the queue in the order in which the disk says that there is none of them.
    expect((await Promise.race(crowd)).isPreview).toBe(true);
    expect((await service.get(await findWide(service, 'scenes/camp', 320))).isPreview).toBe(false);
    made.resolve();
    const answers = await Promise.all(crowd);
    expect(new Set(answers.map(({ isPreview }) => isPreview))).toEqual(new Set([true, false]));
  });

  it('lets mails and share images wait for their pixels', async () => {
    const service = createService({ patienceMs: 1, wait: new Promise((resolve) => setTimeout(resolve, 20)) });
    const found = await find(service, 'scenes/camp', { width: 320, format: 'jpeg' });
    expect((await service.get(found)).isPreview).toBe(false);
  });

  it('has no picture for an unknown path', async () => {
    expect(await createService().find('products/nothing', { format: 'webp' })).toBeNull();
  });

  it('writes inside its own folder only', async () => {
    const service = createService();
    await service.get(await findWide(service, 'scenes/camp', 320));
    expect(readdirSync(folder)).toEqual(['r1']);
  });
});

describe('startWarmUp', () => {
  it('makes every picture in every step, list sizes of all pictures first', async () => {
    const steps = [320, 960].map((width) => ({ width, format: 'webp' }) as const);
    await startWarmUp(createService(), ['scenes/camp', 'scenes/bog', 'unknown/x'], { steps }).done;
    const made = rendered.map(({ path, width }) => `${path} ${width}`);
    expect(made).toEqual(['scenes/camp 320', 'scenes/bog 320', 'scenes/camp 960', 'scenes/bog 960']);
  });

  it('makes nothing while it is paused and ends when it is stopped', async () => {
    const warmUp = startWarmUp(createService(), ['scenes/camp', 'scenes/bog']);
    warmUp.pause();
    warmUp.stop();
    await warmUp.done;
    expect(rendered.length).toBeLessThanOrEqual(1);
  });
});
