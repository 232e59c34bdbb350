import { expect, it } from 'vitest';
import hotTextsLoader from './hot-texts-loader.ts';

it.each([
  ['/shop/mf-product/locales/en.json', '"mf-product"'],
  ['/shop/mf-shared/ui/locales/en.json', '"ui"'],
])('texts in development take their changes and tell the page of them: %s', (resourcePath, namespace) => {
  const code = hotTextsLoader.call({ resourcePath }, '{ "buy": "Buy </script>" }');
  expect(code).toContain('const messages = {"buy":"Buy </script>"};\nexport default messages;');
  expect(code).toContain(`detail: { namespace: ${namespace}, language: "en", messages }`);
});

it('a half-written file of texts is told as an error', () => {
  expect(() => hotTextsLoader.call({ resourcePath: '/shop/mf-product/locales/en.json' }, '{ "buy": ')).toThrow(
    SyntaxError,
  );
});
