// @vitest-environment happy-dom
import { testConfig } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('at most five pages are loaded ahead at the same time (ROUTE-8)', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  document.body.innerHTML = `<main>${names.map((name) => `<a id="${name}" href="/en/${name}/">${name}</a>`).join('')}</main>`;
  const ends: (() => void)[] = [];
  const page = vi.fn((_url: URL) => new Promise<void>((resolve) => void ends.push(resolve)));
  void prefetchOnIntent(testConfig, new Promise(() => {}), { page, code: async () => undefined });
  const press = (name: string) =>
    document.getElementById(name)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  for (const name of names) press(name);
  expect(page).toHaveBeenCalledTimes(5);
  for (const end of ends) end();
  await new Promise((resolve) => setTimeout(resolve));
  press('g');
  expect(page.mock.calls.at(-1)?.[0].pathname).toBe('/en/g/');
});

it('a link is prefetched when it is pressed, or rested on; code comes with the first move', async () => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 10, bottom: 20 } as DOMRect);
  document.body.innerHTML =
    '<main><a id="tents" href="/en/tents/">Tents</a><a id="fi" href="/teltat/">Teltat</a></main>';
  const page = vi.fn(async (_url: URL) => undefined);
  const code = vi.fn(async (_urls: readonly URL[]) => undefined);
  const { promise: moved, resolve: move } = Promise.withResolvers<void>();
  void prefetchOnIntent(testConfig, moved, { page, code });
  const on = (id: string, type: string) =>
    document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));

  on('tents', 'pointerover');
  on('fi', 'pointerover');
  vi.advanceTimersByTime(100);
  expect(page).not.toHaveBeenCalled();

  expect(code).not.toHaveBeenCalled();
  move();
  await moved;
  expect(code.mock.calls.map(([urls]) => urls.map(({ pathname }) => pathname))).toEqual([['/en/tents/']]);

  on('tents', 'pointerdown');
  on('tents', 'pointerover');
  vi.advanceTimersByTime(100);
  expect(page.mock.calls.map(([url]) => url.pathname)).toEqual(['/en/tents/', '/en/tents/']);
});
