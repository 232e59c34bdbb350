// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { createEditor } from './create-editor.ts';
import { editorActions, tableActions } from './editor-actions.ts';
import { putLink, removeLink } from './put-link.ts';

let editor: Editor;
let html: string;
afterEach(() => editor.destroy());

function write(words: string): void {
  html = words;
  editor = createEditor({
    ...{ element: document.body, html: words, attributes: {}, keptLabel: 'Kept', parts: null },
    onChange: (written) => {
      html = written;
    },
  });
  editor.commands.setTextSelection({ from: 1, to: editor.state.doc.content.size - 1 });
}
const actionOf = (name: string) => {
  const action = [...editorActions, ...tableActions].find((each) => each.name === name);
  if (!action) throw new Error(`No action is called ${name}`);
  return action;
};
const press = (...names: string[]) => {
  for (const name of names) actionOf(name).run(editor);
};

/** A paste of HTML, as browsers tell it. */
function paste(words: string): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: (type: string) => (type === 'text/html' ? words : '') } });
  editor.view.dom.dispatchEvent(event);
}

describe('the editor of rich text (CONTENT-29)', () => {
  it.each([
    [['heading_2'], '<h2>Words</h2>'],
    [['heading_3', 'heading_3'], '<p>Words</p>'],
    [['bold', 'italic'], '<p><strong><em>Words</em></strong></p>'],
    [['bulletList'], '<ul><li>Words</li></ul>'],
    [['bulletList', 'orderedList'], '<ol><li>Words</li></ol>'],
    [['blockquote'], '<blockquote><p>Words</p></blockquote>'],
    [['heading_4', 'undo'], '<p>Words</p>'],
    [['heading_4', 'undo', 'redo'], '<h4>Words</h4>'],
  ])('%s writes %s', (names, written) => {
    write('<p>Words</p>');
    press(...names);
    expect(html).toBe(written);
  });

  it('links the chosen words, and writes the name of what a link leads to where none are chosen', () => {
    write('<p>Words</p>');
    putLink(editor, { name: 'Tents', address: '/tents/' });
    expect(html).toBe('<p><a href="/tents/">Words</a></p>');
    removeLink(editor);
    editor.commands.setTextSelection(1);
    putLink(editor, { name: 'Tents', address: '/tents/' });
    expect(html).toBe('<p><a href="/tents/">Tents</a>Words</p>');
  });

  it('moves an item of a list a level deeper and back', () => {
    write('<ul><li>one</li><li>two</li></ul>');
    editor.commands.setTextSelection(9);
    press('deeper');
    expect(html).toBe('<ul><li>one<ul><li>two</li></ul></li></ul>');
    press('higher');
    expect(html).toBe('<ul><li>one</li><li>two</li></ul>');
  });

  it('makes a table whose first row names the columns, and changes its rows and columns', () => {
    write('');
    press('table');
    expect(html).toMatch(/^<table><thead><tr>(<th scope="col"><\/th>){3}<\/tr><\/thead><tbody>/);
    editor.commands.insertContent('Size');
    expect(html).toContain('<tr><th scope="col">Size</th>');
    expect(actionOf('table').canRun(editor)).toBe(false);
    press('add_column', 'add_row');
    expect(html.match(/<th scope="col">/g)).toHaveLength(4);
    expect(html.match(/<tr>/g)).toHaveLength(4);
    press('delete_column', 'delete_row');
    expect(html.match(/<td>/g)).toHaveLength(9);
    expect(html).not.toContain('<thead>');
    press('delete_table');
    expect(html).toBe('');
  });

  it.each([1, 3, 6])('puts the cursor into a table that parts a paragraph, at %i', (at) => {
    write('<p>Words</p>');
    editor.commands.setTextSelection(at);
    press('table');
    editor.commands.insertContent('Size');
    expect(html).toContain('<tr><th scope="col">Size</th>');
    expect(html.replace(/<table>.*<\/table>|<\/?p>/g, '')).toBe('Words');
  });

  it('takes of what is pasted what the shop’s texts can have', () => {
    write('<p>Words</p>');
    paste(
      '<style>p { color: red }</style><h1 style="color: red">Big</h1><p class="x" onclick="x()">A <b>bold</b> <span>word</span></p>' +
        '<img src="https://elsewhere.example/a.png"><a href="javascript:alert(1)">bad</a><script>alert(1)</script>',
    );
    expect(html).not.toMatch(/style|class|onclick|span|img|javascript|script|h1/);
    expect(html).toContain('A <strong>bold</strong> word');
  });

  it('writes nothing of its own where nobody changes anything, and keeps what it cannot show', () => {
    const stored = '<p><b>As</b> it was</p><div class="x">box</div>';
    write(stored);
    expect(html).toBe(stored);
    editor.commands.setTextSelection(1);
    press('heading_2');
    expect(html).toBe('<h2><strong>As</strong> it was</h2><div class="x">box</div>');
  });

  it('writes nothing over what it cannot show where that is chosen', () => {
    write('<p>Words</p><div class="x">box</div>');
    editor.commands.setNodeSelection(7);
    const type = (words: string) =>
      editor.view.someProp('handleTextInput', (handle) => handle(editor.view, 7, 8, words, () => editor.state.tr));
    expect(type('x')).toBe(true);
    paste('<p>Pasted</p>');
    expect(html).toBe('<p>Words</p><div class="x">box</div><p>Pasted</p>');
  });
});
