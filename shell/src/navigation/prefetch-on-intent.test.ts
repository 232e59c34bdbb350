// @vitest-environment happy-dom
import { testConfig } from 'mf-shared/testing/page-around.tsx';
import { expect, it, vi } from 'vitest';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

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
