import { expect, it } from 'vitest';
import { tidyPasted } from './tidy-pasted.ts';

it.each([
  ['<p style="color: red" class="a">Words</p>', '<p class="a">Words</p>'],
  ["<a href='/x/' onclick='x()'>b</a>", "<a href='/x/'>b</a>"],
  ['<style>p { color: red }</style><script src="x">y()</script>z', 'z'],
  ['<b id="doc" style="font-weight:normal;"><p>not bold</p></b>', '<span id="doc"><p>not bold</p></b>'],
  ['<b style="font-weight:700">bold</b>', '<b>bold</b>'],
  ['<p>write style="x" and one = two</p>', '<p>write style="x" and one = two</p>'],
])('what is pasted comes without looks and handlers: %s (CONTENT-29)', (html, tidied) => {
  expect(tidyPasted(html)).toBe(tidied);
});
