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

const linkAside = `<link rel="stylesheet" href="${lateFile.href}" media="not all" integrity="sha384-y" crossorigin="anonymous">`;
const usedRules = '<style>@layer components{.used{top:0}}</style>';

it('a first visit gets the sheet in the place of its link, and its hash', () => {
  const page = pageOf(linkSheet(file));
  const { html, styles, mainSheet } = new MainSheet(alone, { find: sheetOf }).dress(page, undefined);
  expect(html.toString()).toBe(`<head>${sheetOf(file).html}</head>Pää`);
  expect(styles).toEqual(['sha256-main', 'sha256-route']);
  expect(mainSheet).toBe('inlined');
});

it('with it come the rules of the late sheet that the page uses, and a link to it that holds back nothing', () => {
  const page = pageOf(linkSheet(file) + linkSheet(lateFile), '<p class="used">Pää</p>');
  const sheet = new MainSheet(both, { find: sheetOf });
  const dressed = sheet.dress(page, undefined);
  expect(dressed.html.toString()).toBe(
    `<head>${sheetOf(file).html}${usedRules}${linkAside}</head><p class="used">Pää</p>`,
  );
  expect(dressed.styles).toEqual(['sha256-main', expect.stringMatching(/^sha256-.{44}$/), 'sha256-route']);
  expect(sheet.dress(page, undefined)).toEqual(dressed);
});

it('a page that uses none of them has the link alone', () => {
  const page = pageOf(linkSheet(file) + linkSheet(lateFile));
  const { html, styles } = new MainSheet(both, { find: sheetOf }).dress(page, undefined);
  expect(html.toString()).not.toContain('<style>');
  expect(styles).toEqual(['sha256-main', 'sha256-route']);
});

it('a browser that has the main sheet links it, and still waits for no late one, which may be new to it', () => {
  const page = pageOf(linkSheet(file) + linkSheet(lateFile), '<p class="used">Pää</p>');
  const { html, styles, mainSheet } = new MainSheet(both, { find: sheetOf }).dress(page, '1a2b3c4d');
  expect(html.toString()).toBe(`<head>${linkSheet(file)}${usedRules}${linkAside}</head><p class="used">Pää</p>`);
  expect(styles).toEqual([expect.stringMatching(/^sha256-.{44}$/), 'sha256-route']);
  expect(mainSheet).toBe('linked');
});

it('another build’s sheet does not count as had', () => {
  const sheet = new MainSheet(both, { find: sheetOf });
  const page = pageOf(linkSheet(file) + linkSheet(lateFile));
  expect([undefined, '', '00000000'].map((cookie) => sheet.dress(page, cookie).mainSheet)).toEqual(
    Array(3).fill('inlined'),
  );
});

it('where one of the sheets has to be linked, the page is left as it is', () => {
  const page = pageOf(linkSheet(file) + linkSheet(lateFile));
  for (const missing of [file, lateFile]) {
    const sheet = new MainSheet(both, { find: (asked) => (asked === missing ? null : sheetOf(asked)) });
    expect(sheet.dress(page, undefined)).toEqual({ ...page, mainSheet: 'linked' });
  }
});
