import { expect, it } from 'vitest';
import { escapeHtml, inertJson } from './escape.ts';

it('JSON in a page cannot end its element, and reads as it was written', () => {
  const value = { text: '</script><!-- <b> \u2028\u2029 "quoted" \\' };
  const written = inertJson(value);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual(value);
});

it('text in an attribute stays in it', () => {
  expect(escapeHtml(`"><b>&'`)).toBe('&quot;&gt;&lt;b&gt;&amp;&#39;');
});
