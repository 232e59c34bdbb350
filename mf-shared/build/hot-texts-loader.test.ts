import { expect, it, vi } from 'vitest';
import hotTextsLoader from './hot-texts-loader.ts';

it.each([
  ['/shop/mf-product/locales/en.json', '"mf-product"'],
  ['/shop/mf-shared/ui/locales/en.json', '"ui"'],
])('texts in development take their changes and tell the page of them: %s', (resourcePath, namespace) => {
  const code = hotTextsLoader.call({ resourcePath, emitError: vi.fn() }, '{ "buy": "Buy </script>" }');
  expect(code).toContain('const messages = {"buy":"Buy </script>"};\nexport default messages;');
  expect(code).toContain(`detail: { namespace: ${namespace}, language: "en", messages }`);
});

it('a half-written file of texts is an error, leaves the page its texts, and takes the next change', () => {
  const emitError = vi.fn();
  const code = hotTextsLoader.call({ resourcePath: '/shop/mf-product/locales/en.json', emitError }, '{ "buy": ');
  expect(emitError).toHaveBeenCalledWith(new Error('mf-product/locales/en.json is no JSON'));
  expect(code).toContain('import.meta.webpackHot.accept();');
  expect(code).toContain('if (false && ');
});
