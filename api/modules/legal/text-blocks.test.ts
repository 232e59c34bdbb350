import { expect, it } from 'vitest';
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

it('nothing gives nothing', async () => {
  expect(await textBlocks('')).toEqual([]);
  expect(await textBlocks('<p> </p>')).toEqual([]);
});
