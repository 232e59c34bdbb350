import { expect, it } from 'vitest';
import { findLostHtml } from './lost-html.ts';

const settings = { ownHosts: ['havu.example'], videoEmbedUrl: 'https://video.example/embed/' };

it.each([
  ['<p>a <a href="/x/" target="_blank">b</a></p>', []],
  ['<table><caption>a</caption><tbody><tr><td colspan="2">b</td></tr></tbody></table>', []],
  ['<iframe src="https://video.example/embed/1" title="a"></iframe>', []],
  ['<a href="https://havu.example/x/">b</a>', []],
  ['<p onclick="x()" style="color: red">a</p><script>alert(1)</script>', ['onclick="…"', 'style="…"', '<script>']],
  ['<p>a</p><font color="red">b</font>', ['<font>']],
  ['<img src="https://elsewhere.example/a.png" alt="b">', ['<img>']],
  ['<a href="javascript:alert(1)">b</a>', ['href="…"']],
])('an author is told what shoppers will not get of %s (CONTENT-29)', async (html, lost) => {
  expect(await findLostHtml(html, settings)).toEqual(lost);
});
