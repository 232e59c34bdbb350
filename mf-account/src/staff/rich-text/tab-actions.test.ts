// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { createEditor } from './create-editor.ts';
import { editorActions } from './editor-actions.ts';
import { putProduct } from './put-part.ts';
import { tabActions } from './tab-actions.ts';

let editor: Editor;
let html: string;
afterEach(() => editor.destroy());

const parts = {
  ...{ tabsLabel: 'Tabs', titleLabel: 'Title' },
  readProduct: async (name: string) => ({ name, picture: '', lines: [] }),
};
function write(words: string): void {
  html = words;
  editor = createEditor({
    ...{ element: document.body, html: words, attributes: {}, keptLabel: 'Kept', parts },
    onChange: (written) => {
      html = written;
    },
  });
}
const actionOf = (name: string) => {
  const action = [...editorActions, ...tabActions].find((each) => each.name === name);
  if (!action) throw new Error(`No action is called ${name}`);
  return action;
};
const press = (...names: string[]) => {
  for (const name of names) actionOf(name).run(editor);
};
const can = (name: string) => actionOf(name).canRun(editor);
const type = (words: string) => editor.commands.insertContent(words);
const key = (name: string, more: object = {}) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event));
};
const cursorIn = (words: string) => {
  let at = 0;
  editor.state.doc.descendants((node, place) => {
    if (node.text === words) at = place;
  });
  editor.commands.setTextSelection(at);
};
const tab = (title: string, words = '') => `<details><summary>${title}</summary><div>${words}</div></details>`;
const tabs = (...all: string[]) => `<div data-tabs="">${all.join('')}</div>`;
const three = tabs(tab('A', '<p>a</p>'), tab('B', '<p>b</p>'), tab('C', '<p>c</p>'));
const product = '<div data-product="tent-2"></div>';

describe('tabs in the editor (CONTENT-32)', () => {
  it('begin in the title of the first; Enter leads to its text, and Ctrl+Enter below them', () => {
    write('<p>Words</p>');
    press('tabs');
    const kinds: string[] = [];
    editor.state.doc.descendants((node) => void kinds.push(node.type.name));
    expect(kinds).not.toContain('kept');
    type('Fit');
    key('Enter');
    type('Wide');
    expect(html).toBe(`<p>Words</p>${tabs(tab('Fit', '<p>Wide</p>'), tab('2'))}`);
    key('Enter', { ctrlKey: true });
    type('After');
    expect(html).toBe(`<p>Words</p>${tabs(tab('Fit', '<p>Wide</p>'), tab('2'))}<p>After</p>`);
    press('undo', 'undo', 'undo', 'undo', 'undo');
    expect(html).toBe('<p>Words</p>');
  });

  it.each([
    ['<ul><li>one</li></ul>', 'one'],
    ['<blockquote><p>said</p></blockquote>', 'said'],
    ['<table><tbody><tr><td>cell</td></tr></tbody></table>', 'cell'],
  ])('stand behind the whole block that the cursor is in: %s', (words, at) => {
    write(words);
    cursorIn(at);
    press('tabs');
    expect(html).toBe(words + tabs(tab('1'), tab('2')));
  });

  it('are two to eight, and none stand in a tab', () => {
    write('');
    press('tabs');
    expect([can('tabs'), can('delete_tab')]).toEqual([false, false]);
    press('add_tab', 'add_tab', 'add_tab', 'add_tab', 'add_tab', 'add_tab');
    expect(html.match(/<details>/g)).toHaveLength(8);
    expect([can('add_tab'), can('delete_tab')]).toEqual([false, true]);
  });

  it('are moved and deleted with their texts', () => {
    write(three);
    cursorIn('b');
    press('tab_up');
    expect(html).toBe(tabs(tab('B', '<p>b</p>'), tab('A', '<p>a</p>'), tab('C', '<p>c</p>')));
    expect(can('tab_up')).toBe(false);
    press('tab_down', 'tab_down');
    expect(html).toBe(tabs(tab('A', '<p>a</p>'), tab('C', '<p>c</p>'), tab('B', '<p>b</p>')));
    press('delete_tab');
    expect(html).toBe(tabs(tab('A', '<p>a</p>'), tab('C', '<p>c</p>')));
    press('delete_tabs');
    expect(html).toBe('');
    press('undo');
    expect(html).toContain(tab('C', '<p>c</p>'));
  });
});

describe('a product in the editor (CONTENT-31)', () => {
  it('stands behind the block that the cursor is in, and one goes on writing below it', () => {
    write('<ul><li>one</li></ul><p>b</p>');
    cursorIn('one');
    putProduct(editor, 'tent-2');
    expect(html).toBe(`<ul><li>one</li></ul>${product}<p>b</p>`);
    putProduct(editor, 'tent-2');
    type('after');
    expect(html).toBe(`<ul><li>one</li></ul>${product}<p>b</p>${product}<p>after</p>`);
  });

  it('stands in a tab', () => {
    write(three);
    cursorIn('b');
    putProduct(editor, 'tent-2');
    expect(html).toContain(tab('B', `<p>b</p>${product}`));
  });

  it('is taken out by a key and brought back; nothing is written over it', () => {
    write(`<p>a</p>${product}`);
    editor.commands.setNodeSelection(3);
    const isTaken = editor.view.someProp('handleTextInput', (handle) =>
      handle(editor.view, 3, 4, 'x', () => editor.state.tr),
    );
    expect(isTaken).toBe(true);
    key('Backspace');
    expect(html).toBe('<p>a</p>');
    press('undo');
    expect(html).toBe(`<p>a</p>${product}`);
  });
});
