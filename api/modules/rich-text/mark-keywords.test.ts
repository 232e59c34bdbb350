import { expect, it } from 'vitest';
import { markKeywords } from './mark-keywords.ts';

const keywords = [
  { id: 1, keyword: 'vesipilari' },
  { id: 2, keyword: 'R-arvo' },
  { id: 3, keyword: 'Salz & Eis' },
];
const button = (id: number, words: string) =>
  `<button type="button" data-keyword="${id}" aria-haspopup="dialog">${words}</button>`;

it.each([
  ['<p>Takin vesipilari on 20 000 mm.</p>', `<p>Takin ${button(1, 'vesipilari')} on 20 000 mm.</p>`],
  ['<p>Vesipilarin mukaan</p>', `<p>${button(1, 'Vesipilarin')} mukaan</p>`],
  ['<p>R-arvot ja vesipilari</p>', `<p>${button(2, 'R-arvot')} ja ${button(1, 'vesipilari')}</p>`],
  ['<p>Salz &amp; Eis</p>', `<p>${button(3, 'Salz &amp; Eis')}</p>`],
])('marks a keyword and its inflected forms, so that no page needs their list (SEARCH-12): %s', (html, marked) => {
  expect(markKeywords(html, keywords)).toBe(marked);
});

it('marks the first mention only', () => {
  expect(markKeywords('<p>vesipilari</p><p>vesipilari</p>', keywords)).toBe(
    `<p>${button(1, 'vesipilari')}</p><p>vesipilari</p>`,
  );
});

it.each([
  '<h2>Vesipilari</h2>',
  '<details><summary>Vesipilari</summary></details>',
  '<p><a href="/x/"><b>vesipilari</b></a></p>',
  '<p>superR-arvot, vesipilariarvotaulukko</p>',
  '<img alt="a > vesipilari" src="/x">',
  '',
])('leaves titles, links, longer words and attributes alone: %s', (html) => {
  expect(markKeywords(html, keywords)).toBe(html);
});

it('an empty keyword marks nothing', () => {
  expect(markKeywords('<p>x</p>', [{ id: 9, keyword: ' ' }])).toBe('<p>x</p>');
});
