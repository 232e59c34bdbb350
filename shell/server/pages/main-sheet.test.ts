import { expect, it } from 'vitest';
import { type LinkedFile, linkSheet } from '../static/shell-assets.ts';
import { MainSheet } from './main-sheet.ts';

const file = { href: '/assets/main.1a2b3c4d.css', integrity: 'sha384-x' };
const lateFile = { href: '/assets/late-sheets.5e6f7a8b.css', integrity: 'sha384-y' };
const sheetOf = ({ href }: LinkedFile) => {
  const text = href === file.href ? '.ä{}' : '@layer components{.used{top:0}.other{top:0}}';
  return { text, html: `<style data-href="${href.slice(8)}">${text}</style>`, hash: `sha256-${href.slice(8, 12)}` };
};
const pageOf = (links: string, body = 'Pää') => ({
  html: Buffer.from(`<head>${links}</head>${body}`),
  styles: ['sha256-route'],
});
const main = { js: [], css: [file] };
const [alone, both] = [
  { main, late: [] },
  { main, late: [lateFile] },
];

it('a first visit gets the sheet in the place of its link, and its hash', () => {
  const { html, styles } = new MainSheet(alone, { find: sheetOf }).inline(pageOf(linkSheet(file)));
  expect(html.toString()).toBe(`<head>${sheetOf(file).html}</head>Pää`);
  expect(styles).toEqual(['sha256-main', 'sha256-route']);
});

it('with it come the rules of the late sheet that the page uses, and a link to it that holds back nothing', () => {
  const page = pageOf(linkSheet(file) + linkSheet(lateFile), '<p class="used">Pää</p>');
  const sheet = new MainSheet(both, { find: sheetOf });
  const { html, styles } = sheet.inline(page);
  expect(html.toString()).toBe(
    `<head>${sheetOf(file).html}<style>@layer components{.used{top:0}}</style>` +
      `<link rel="stylesheet" href="${lateFile.href}" media="not all" integrity="sha384-y" crossorigin="anonymous">` +
      '</head><p class="used">Pää</p>',
  );
  expect(styles).toEqual(['sha256-main', expect.stringMatching(/^sha256-.{44}$/), 'sha256-route']);
  expect(sheet.inline(page)).toEqual({ html, styles });
});

it('a page that uses none of them has the link alone', () => {
  const { html, styles } = new MainSheet(both, { find: sheetOf }).inline(pageOf(linkSheet(file) + linkSheet(lateFile)));
  expect(html.toString()).not.toContain('<style>');
  expect(styles).toEqual(['sha256-main', 'sha256-route']);
});

it('a browser that has the sheet says so by its name; another build’s does not count', () => {
  const sheet = new MainSheet(both, { find: sheetOf });
  expect(sheet.isKept('1a2b3c4d')).toBe(true);
  expect([undefined, '', '00000000'].map((cookie) => sheet.isKept(cookie))).toEqual([false, false, false]);
});

it('where one of the sheets has to be linked, the page is left as it is', () => {
  const page = pageOf(linkSheet(file) + linkSheet(lateFile));
  for (const missing of [file, lateFile])
    expect(new MainSheet(both, { find: (asked) => (asked === missing ? null : sheetOf(asked)) }).inline(page)).toBe(
      page,
    );
});
