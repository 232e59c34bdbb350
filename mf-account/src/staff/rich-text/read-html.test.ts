// @vitest-environment happy-dom
import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { readHtml } from './read-html.ts';
import { shopExtensions } from './shop-extensions.ts';
import { writeHtml } from './write-html.ts';

const schema = getSchema(shopExtensions('', null));
const read = (html: string) => readHtml(html, schema);
const kindsOf = (html: string) => read(html).children.map(({ type }) => type.name);

describe('a text in the editor (CONTENT-29)', () => {
  it.each([
    '<p>One <strong>bold</strong>, one <em>italic</em> and <a href="/huolto/">a link</a>.</p>',
    '<h2 id="koot">Sizes</h2><h3>More</h3><h4>Less</h4>',
    '<ul><li>one</li><li>two<ul><li>deeper</li></ul></li></ul><ol><li>first</li></ol>',
    '<blockquote><p>Well said</p></blockquote><hr>',
    '<p>one<br>two</p>',
    '<table><thead><tr><th scope="col">Size</th><th scope="col">cm</th></tr></thead><tbody><tr><th scope="row">S</th><td>88</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
    '<p><img src="/media/products/a.png?width=640" alt="A tent"></p>',
    '<p>{phone} 5 &lt; 6 &amp; 7</p>',
    '<p><a href="https://metsa.example/" target="_blank">out</a></p>',
  ])('is written as it was read: %s', (html) => {
    expect(kindsOf(html)).not.toContain('kept');
    expect(writeHtml(read(html))).toBe(html);
  });

  it.each([
    ['<p><b>bold</b> and <i>italic</i></p>', '<p><strong>bold</strong> and <em>italic</em></p>'],
    ['<p><strong><a href="/a/">x</a></strong></p>', '<p><a href="/a/"><strong>x</strong></a></p>'],
    ['<ul>\n  <li><p>one</p></li>\n</ul>\n', '<ul><li>one</li></ul>'],
    ['Words <em>without</em> a paragraph', '<p>Words <em>without</em> a paragraph</p>'],
    ['', ''],
  ])('that means the same is shown, and written in the shop’s form: %s', (html, written) => {
    expect(kindsOf(html)).not.toContain('kept');
    expect(writeHtml(read(html))).toBe(written);
  });

  it.each([
    '<iframe src="https://video.example/embed/1" title="A film"></iframe>',
    '<figure><img src="/media/a.png" alt=""><figcaption>Camp</figcaption></figure>',
    '<div><p>a box</p></div>',
    '<p lang="sv">på svenska</p>',
    '<p>a <span>span</span></p>',
    '<table><caption>Sizes</caption><tbody><tr><td>a</td></tr></tbody></table>',
    '<p><img src="https://elsewhere.example/a.png" alt=""></p>',
  ])('keeps what the editor cannot show, sign by sign, beside what it can: %s', (html) => {
    const all = `<p>before</p>${html}<h2>after</h2>`;
    expect(kindsOf(all)).toEqual(['paragraph', 'kept', 'heading']);
    expect(writeHtml(read(all))).toBe(all);
  });

  const tabs =
    '<div data-tabs=""><details><summary>Fit</summary><div><p>Wide</p><div data-product="tent-2"></div></div></details>' +
    '<details><summary>Care</summary><div><ul><li>Wash</li></ul></div></details></div>';
  const product = '<div data-product="tent-2"></div>';
  const plan = { tabsLabel: '', titleLabel: '', readProduct: async () => ({ name: '', picture: '', lines: [] }) };
  const parts = getSchema(shopExtensions('', plan));

  it.each([product, `<p>a</p>${product}${product}<p>b</p>`, tabs])(
    'of a page is written as it was read: %s (CONTENT-31, CONTENT-32)',
    (html) => {
      expect(readHtml(html, parts).children.map(({ type }) => type.name)).not.toContain('kept');
      expect(writeHtml(readHtml(html, parts))).toBe(html);
    },
  );

  it('shows tabs as the service writes them', () => {
    const sent = tabs
      .replace('<details>', '<details name="tabs-0-a" open="">')
      .replace(/<details>/, '<details name="tabs-0-a">');
    expect(writeHtml(readHtml(sent, parts))).toBe(tabs);
  });

  it.each([
    `<blockquote>a${product}</blockquote>`,
    `<ul><li>a${product}</li></ul>`,
    '<div data-tabs=""><details><summary>A</summary><div><p>a</p></div></details></div>',
    '<details><summary>A</summary><p>a</p></details>',
  ])('keeps a part in a wrong place or form: %s', (html) => {
    expect(readHtml(html, parts).children.map(({ type }) => type.name)).toEqual(['kept']);
    expect(writeHtml(readHtml(html, parts))).toBe(html);
  });

  it.each([product, tabs])('keeps parts where none can stand: %s', (html) => {
    expect(kindsOf(html)).toEqual(['kept']);
    expect(writeHtml(read(html))).toBe(html);
  });

  it('keeps the lines between blocks where it had them', () => {
    expect(writeHtml(read('<p>a</p>\n<p>b</p>'), '\n')).toBe('<p>a</p>\n<p>b</p>');
  });
});
