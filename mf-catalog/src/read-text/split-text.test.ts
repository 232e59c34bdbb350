import { describe, expect, it } from 'vitest';
import { splitText } from './split-text.ts';

const product = (id: number) => `<div data-product="${id}"></div>`;
const tab = (title: string, words: string, open = '') =>
  `<details name="tabs-0-a"${open}><summary>${title}</summary><div>${words}</div></details>`;

describe('a text in pieces', () => {
  it('has products between its words, beside each other where nothing stands between them (CONTENT-31)', () => {
    expect(splitText(`<p>a</p>${product(1)}\n${product(2)}<p>b</p>${product(1)}`)).toEqual([
      { kind: 'words', html: '<p>a</p>' },
      { kind: 'products', ids: [1, 2] },
      { kind: 'words', html: '<p>b</p>' },
      { kind: 'products', ids: [1] },
    ]);
  });

  it('has tabs with pieces of their own (CONTENT-32)', () => {
    const tabs = tab('Fit &amp; care', `<div><div>x</div></div>${product(3)}`, ' open=""') + tab('B', '<p>b</p>');
    expect(splitText(`<p>a</p><div data-tabs="">${tabs}</div><p>c</p>`)).toEqual([
      { kind: 'words', html: '<p>a</p>' },
      {
        kind: 'tabs',
        ...{ name: 'tabs-0-a', look: '' },
        tabs: [
          {
            title: 'Fit &amp; care',
            pieces: [
              { kind: 'words', html: '<div><div>x</div></div>' },
              { kind: 'products', ids: [3] },
            ],
          },
          { title: 'B', pieces: [{ kind: 'words', html: '<p>b</p>' }] },
        ],
      },
      { kind: 'words', html: '<p>c</p>' },
    ]);
  });

  it('leaves folds of a list of countries within its words (CONTENT-30)', () => {
    const folds = '<div data-countries><details><summary>Finland</summary><ul><li>x</li></ul></details></div>';
    const tabs = `<div data-tabs="">${tab('A', folds)}${tab('B', product(4))}</div>`;
    expect(splitText(folds)).toEqual([{ kind: 'words', html: folds }]);
    expect(splitText(tabs + folds)).toMatchObject([
      {
        tabs: [
          { title: 'A', pieces: [{ html: folds }] },
          { title: 'B', pieces: [{ ids: [4] }] },
        ],
      },
      { html: folds },
    ]);
  });

  it('takes nothing else for a product', () => {
    const html = '<p>&lt;div data-product="1"&gt;</p><div data-product="x"></div>';
    expect(splitText(html)).toEqual([{ kind: 'words', html }]);
  });
});
