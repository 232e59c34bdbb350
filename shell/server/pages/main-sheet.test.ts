import { expect, it } from 'vitest';
import { linkSheet } from '../static/shell-assets.ts';
import { MainSheet } from './main-sheet.ts';

const file = { href: '/assets/main.1a2b3c4d.css', integrity: 'sha384-x' };
const inline = { html: '<style data-href="main.1a2b3c4d.css">.ä{}</style>', hash: 'sha256-x' };
const page = { html: Buffer.from(`<head>${linkSheet(file)}</head>Pää`), styles: ['sha256-route'] };
const assets = { main: { js: [], css: [file] } };

it('a first visit gets the sheet in the place of its link, and its hash', () => {
  const { html, styles } = new MainSheet(assets, { find: () => inline }).inline(page);
  expect(html.toString()).toBe(`<head>${inline.html}</head>Pää`);
  expect(styles).toEqual(['sha256-x', 'sha256-route']);
});

it('a browser that has the sheet says so by its name; another build’s does not count', () => {
  const sheet = new MainSheet(assets, { find: () => inline });
  expect(sheet.isKept('1a2b3c4d')).toBe(true);
  expect([undefined, '', '00000000'].map((cookie) => sheet.isKept(cookie))).toEqual([false, false, false]);
});

it('a sheet that has to be linked leaves the page as it is', () => {
  expect(new MainSheet(assets, { find: () => null }).inline(page)).toBe(page);
});
