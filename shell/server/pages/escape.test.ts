import { expect, test } from 'vitest';
import { escapeHtml, inertJson } from './escape.ts';

test('JSON in a page cannot end its element, and reads as it was written', () => {
  const value = { text: '</script><!-- <b> \u2028\u2029 "quoted" \\' };
  const written = inertJson(value);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual(value);
});

test('text in an attribute stays in it', () => {
  expect(escapeHtml(`"><b>&'`)).toBe('&quot;&gt;&lt;b&gt;&amp;&#39;');
});
