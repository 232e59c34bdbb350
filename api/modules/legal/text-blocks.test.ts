import { expect, it } from 'vitest';
import { guaranteeNotice } from '../guarantees/guarantee-notice.ts';
import { textBlocks } from './text-blocks.ts';

it('no word of a page is lost on paper, whatever its markup (LAW-3)', async () => {
  const html =
    'Before<h2>Terms &amp; more</h2><p>One <strong>two</strong><br>three</p><ul><li>First</li><li><p>Second</p></li></ul>' +
    '<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table><div>Alone</div>after';
  expect(await textBlocks(html)).toEqual([
    { kind: 'paragraph', text: 'Before' },
    { kind: 'heading', text: 'Terms & more' },
    { kind: 'paragraph', text: 'One two\nthree' },
    { kind: 'row', text: 'First' },
    { kind: 'row', text: 'Second' },
    { kind: 'row', text: 'A B' },
    { kind: 'paragraph', text: 'Alone' },
    { kind: 'paragraph', text: 'after' },
  ]);
});

it('what a picture or a sign beside the text says is no word of the document (LAW-3, LAW-11)', async () => {
  const html = `<h2>Faults</h2><p>We answer.</p>${guaranteeNotice('en')}<svg><text>GARAN</text></svg><p>After</p>`;
  expect(await textBlocks(html)).toEqual([
    { kind: 'heading', text: 'Faults' },
    { kind: 'paragraph', text: 'We answer.' },
    { kind: 'paragraph', text: 'After' },
  ]);
});

it('nothing gives nothing', async () => {
  expect(await textBlocks('')).toEqual([]);
  expect(await textBlocks('<p> </p>')).toEqual([]);
});
