// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { preloadRoute } from '../remotes/preload-files.ts';
import { productCodeAhead } from './product-code-ahead.ts';

vi.mock('../remotes/preload-files.ts', () => ({ preloadRoute: vi.fn(async () => undefined) }));

afterEach(() => {
  document.body.replaceChildren();
  vi.mocked(preloadRoute).mockClear();
  Reflect.deleteProperty(navigator, 'connection');
});

it('the product page’s code comes ahead on a page with product cards only', async () => {
  document.body.innerHTML = '<main><a href="/menu/">Menu</a></main>';
  await productCodeAhead('en');
  expect(preloadRoute).not.toHaveBeenCalled();
  document.body.innerHTML = '<main><a data-view-transition href="/en/kaamos/x/">Jacket</a></main>';
  vi.mocked(preloadRoute).mockRejectedValueOnce(new Error('offline'));
  await productCodeAhead('en');
  expect(preloadRoute).toHaveBeenCalledWith('mf-product', './product', 'en');
});

it('not for who saves data', async () => {
  document.body.innerHTML = '<main><a data-view-transition href="/en/kaamos/x/">Jacket</a></main>';
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await productCodeAhead('en');
  expect(preloadRoute).not.toHaveBeenCalled();
});
