import { describe, expect, it } from 'vitest';
import { findLostHtml } from './lost-html.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const settings = { ownHosts: ['havu.example'], videoEmbedUrl: 'https://video.example/embed/' };
const clean = (html: string) => sanitiseHtml(html, settings, true);
const tab = (title: string, words: string) => `<details><summary>${title}</summary><div>${words}</div></details>`;
const tabs = (...all: string[]) => `<div data-tabs="">${all.join('')}</div>`;
/** As it is written without what the sanitiser adds to tabs. */
const bare = (html: string) => html.replaceAll(/ name="tabs-[^"]*"| open=""/g, '');
const two = tabs(tab('Fit', '<p>Wide</p>'), tab('Care &amp; repair', '<ul><li>Wash</li></ul>'));
const tent = '<div data-product="tent-2"></div>';

describe('products in a text (CONTENT-31)', () => {
  it.each([tent, `<p>Take it.</p>${tent}<p>Or</p>${tent}`, tabs(tab('A', `<p>a</p>${tent}`), tab('B', tent))])(
    'stand alone, at its top or in a tab: %s',
    async (html) => {
      expect(bare(await clean(html))).toBe(html);
      expect(await findLostHtml(html, settings, true)).toEqual([]);
    },
  );

  it.each([
    ['<table><tbody><tr><td>', '</td></tr></tbody></table>'],
    ['<ul><li>', '</li></ul>'],
    ['<blockquote>', '</blockquote>'],
    ['<div>', '</div>'],
    ['<figure>', '</figure>'],
  ])('and nowhere else: not in %s', async (before, after) => {
    expect(await clean(`${before}a${tent}${after}`)).toBe(`${before}a${after}`);
  });

  it.each([
    ['<div data-product="tent-2" id="x" onclick="alert(1)" data-keyword="1"></div>', tent],
    ['<div data-product="tent-2"><p>Only 1 €</p></div>', '<div><p>Only 1 €</p></div>'],
    ['<div data-product="tent-2">\n  </div><DIV DATA-PRODUCT="tent-2">&nbsp;</DIV>', tent + tent],
    ['<p data-product="tent-2">a</p>', '<p>a</p>'],
    ['<span data-product="tent-2"></span><p>a</p>', '<p>a</p>'],
    ['<div data-product="&quot;><img src=x onerror=alert(1)>"></div><p>a</p>', '<p>a</p>'],
    ['<div data-product="../x"></div><div data-product=""></div><div data-product="Ä"></div><p>a</p>', '<p>a</p>'],
  ])('carry a slug and nothing more: %s', async (html, expected) => {
    expect(await clean(html)).toBe(expected);
  });
});

describe('tabs in a text (CONTENT-32)', () => {
  it('are sections of which one is open at a time, the first before anybody chooses', async () => {
    const [, name] = /name="([^"]+)"/.exec(await clean(two)) ?? [];
    expect(await clean(two)).toBe(
      `<div data-tabs=""><details name="${name}" open=""><summary>Fit</summary><div><p>Wide</p></div></details>` +
        `<details name="${name}"><summary>Care &amp; repair</summary><div><ul><li>Wash</li></ul></div></details></div>`,
    );
    expect(await findLostHtml(two, settings, true)).toEqual([]);
  });

  it('of more than five are told apart: their titles have no room in one line', async () => {
    const of = (count: number) => clean(tabs(...Array.from({ length: count }, () => tab('A', 'a'))));
    expect(await of(5)).toMatch(/^<div data-tabs="">/);
    expect(await of(6)).toMatch(/^<div data-tabs="many">/);
    expect(await clean(await of(8))).toBe(await of(8));
  });

  it('of one text do not close each other', async () => {
    const names = [...(await clean(two + two)).matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(2);
  });

  it.each([
    ['words', tabs(tab('Fit', '<p>Narrow</p>'), tab('Care &amp; repair', '<ul><li>Wash</li></ul>'))],
    ['products', tabs(tab('Fit', '<p>Wide</p>'), tab('Care &amp; repair', `<ul><li>Wash</li></ul>${tent}`))],
    ['titles', tabs(tab('Size', '<p>Wide</p>'), tab('Care &amp; repair', '<ul><li>Wash</li></ul>'))],
  ])('nor do those of two texts on one page that differ in their %s, and twice is once', async (_what, html) => {
    const nameIn = (text: string) => /name="([^"]+)"/.exec(text)?.[1];
    const written = html.replaceAll('<p>', '\n <p>').replaceAll('</summary><div>', '</summary>\n<div> ');
    for (const each of [html, written]) {
      const once = await clean(each);
      expect(await clean(once)).toBe(once);
      expect(nameIn(once)).not.toBe(nameIn(await clean(two)));
    }
  });

  it('have no lists in their titles, which staff are told', async () => {
    const html = tabs(tab('To {countries}', '{storage}'), tab('B {legal_guarantee} b', 'b'));
    expect(bare(await clean(html))).toBe(tabs(tab('To', '{storage}'), tab('B b', 'b')));
    expect(await findLostHtml(html, settings, true)).toEqual(['{countries}', '{legal_guarantee}']);
    expect(await clean(tabs(tab('{countries}', '<p>a</p>'), tab('B', 'b')))).not.toMatch(/data-tabs|countries/);
  });

  it('have a box for what they show, and a title in plain words', async () => {
    const html = tabs(
      '<details class="x" open><summary id="y"><b>A</b> <i>one</i></summary>Words <b>here</b></details>',
      '<details><summary>B</summary><p>b</p><p>c</p></details>',
    );
    expect(bare(await clean(html))).toBe(tabs(tab('A one', 'Words <b>here</b>'), tab('B', '<p>b</p><p>c</p>')));
  });

  it.each([
    ['one alone', tabs(tab('A', '<p>a</p>')), '<div><h3>A</h3><div><p>a</p></div></div>'],
    [
      'nine',
      tabs(...Array.from({ length: 9 }, () => tab('A', 'a'))),
      `<div>${'<h3>A</h3><div>a</div>'.repeat(9)}</div>`,
    ],
    ['one without a title', tabs(tab('A', 'a'), tab(' ', 'b')), '<div><h3>A</h3><div>a</div><div>b</div></div>'],
    ['words between them', `<div data-tabs="">x${tab('A', 'a')}${tab('B', 'b')}</div>`, null],
    ['other boxes', `<div data-tabs="">${tab('A', 'a')}<p>x</p>${tab('B', 'b')}</div>`, null],
    ['a list', `<ul data-tabs=""><li>a</li></ul>`, '<ul><li>a</li></ul>'],
    ['a fold without tabs', tab('A', '<p>a</p>'), '<h3>A</h3><div><p>a</p></div>'],
    ['a title without a fold', '<p>x</p><summary>A</summary>', '<p>x</p>A'],
  ])('in another form are words under headings: %s', async (_what, html, expected) => {
    const shown = await clean(html);
    expect(shown).not.toMatch(/data-tabs|<details|<summary/);
    if (expected) expect(shown).toBe(expected);
  });

  it.each([
    ['in a tab', tabs(tab('A', two), tab('B', 'b'))],
    ['in a quote', `<blockquote>${two}</blockquote>`],
    ['in a cell', `<table><tbody><tr><td>${two}</td></tr></tbody></table>`],
    ['in a list', `<ul><li>${two}</li></ul>`],
    ['in a fold', `<details><summary>A</summary>${two}</details>`],
  ])('stand at the top of a text and nowhere else: not %s', async (_where, html) => {
    const shown = await clean(html);
    expect(shown.match(/data-tabs/g) ?? []).toHaveLength(html.startsWith('<div data-tabs') ? 1 : 0);
    expect(shown).toContain('Wide');
    expect(shown).toContain('Wash');
  });
});

describe('where neither makes sense', () => {
  it('a product is taken out, and tabs are words under headings', async () => {
    expect(await sanitiseHtml(`<p>a</p>${tent}${two}`, settings)).toBe(
      '<p>a</p><div><h3>Fit</h3><div><p>Wide</p></div><h3>Care &amp; repair</h3><div><ul><li>Wash</li></ul></div></div>',
    );
    expect(await findLostHtml(tent + two, settings)).toEqual(
      expect.arrayContaining(['data-product="…"', '<details>', '<summary>', 'data-tabs="…"']),
    );
  });
});

const hostile = [
  tabs(tab('<img src=x onerror=alert(1)>A', '<script>alert(1)</script>a'), tab('B', '<p onclick="alert(1)">b</p>')),
  tabs('<details ontoggle=alert(1) open><summary>A</summary>a</details>', tab('B', 'b')),
  '<details open ontoggle="alert(1)"><summary>A</summary></details>',
  '<div data-tabs="<script>"><details name="x"><summary>A</summary><style>*{}</style></details></div>',
  `<div data-tabs="">${'<div data-tabs=""><details><summary>A</summary>'.repeat(20)}`,
  '<details><summary><details><summary>A</summary>b</details></summary>c</details>',
  '<h2><details><summary>A</summary><h3>b</h3></details></h2>',
  '<p><details><summary>A</summary></p><table><details><summary>B</summary></table>',
  '<svg><details><summary><div data-product="a"></div></summary></details></svg>',
  '<math><mtext><div data-tabs=""><details><summary>A</summary><mglyph><style><img src=x onerror=alert(1)></style></details></div></math>',
  '<a href="/x/"><div data-product="tent-2"></div></a>',
  '<div data-product="tent-2"></div><div data-product="x" data-product="y" style="position:fixed"></div>',
  '<details name="location"><summary id="cookie">A</summary></details>',
];
it.each(hostile)('takes what harms out of %s, and twice is once (TARGET-48)', async (html) => {
  for (const hasParts of [true, false]) {
    const once = await sanitiseHtml(`<p>ok</p>${html}`, settings, hasParts);
    expect(once).not.toMatch(/script|onerror|onclick|ontoggle|style|<img|<svg|<math|location/i);
    expect(once).toMatch(/^<p>ok<\/p>/);
    expect(await sanitiseHtml(once, settings, hasParts)).toBe(once);
  }
});
