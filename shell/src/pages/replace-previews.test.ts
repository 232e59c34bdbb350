// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replacePreviews } from './replace-previews.ts';

class Timing {
  readonly name: string;
  readonly serverTiming: { name: string }[];

  constructor(name: string, isPreview: boolean) {
    this.name = name;
    this.serverTiming = isPreview ? [{ name: 'preview' }] : [];
  }
}

let tell: (entries: Timing[]) => void;
let asked: { url: string; headers: unknown }[];
/** Whether the service's answers, one after the other, are previews. */
let previews: boolean[];
const url = 'http://localhost/media/products/a?width=640';

beforeEach(() => {
  asked = [];
  previews = [];
  vi.stubGlobal('PerformanceResourceTiming', Timing);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: (list: { getEntries: () => Timing[] }) => void) {
        tell = (entries) => listener({ getEntries: () => entries });
      }
      observe() {}
    },
  );
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    asked.push({ url: address, headers });
    return new Response('', { headers: previews.shift() ? { 'server-timing': 'preview' } : {} });
  });
  replacePreviews();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** An image that shows an address, and what was set on it. */
function showImage(): { sources: string[] } {
  const image = document.createElement('img');
  const sources: string[] = [];
  image.setAttribute('src', '/media/products/a?width=640');
  Object.defineProperty(image, 'currentSrc', { value: url });
  vi.spyOn(image, 'setAttribute').mockImplementation((_name, value) => void sources.push(value));
  document.body.append(image);
  return { sources };
}

it('asks again for a picture that is a preview, and shows it (PRODUCT-33)', async () => {
  const { sources } = showImage();
  tell([new Timing(url, true)]);
  await expect.poll(() => sources).toEqual(['/media/products/a?width=640']);
  expect(asked).toEqual([{ url, headers: { prefer: 'wait=20' } }]);
});

it('goes on asking while the answer is a preview', async () => {
  const { sources } = showImage();
  previews = [true, true, false];
  tell([new Timing(url, true), new Timing(url, true)]);
  await expect.poll(() => sources).toHaveLength(1);
  expect(asked).toHaveLength(3);
});

it('leaves pictures alone that are there, and previews that nobody sees any more', async () => {
  const { sources } = showImage();
  tell([new Timing(url, false), new Timing(`${url}&format=avif`, true)]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([asked, sources]).toEqual([[], []]);
});
