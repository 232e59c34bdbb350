import type { ChainedCommands, Editor } from '@tiptap/core';
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import type { Command } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from '@tiptap/pm/tables';
import { tabsAction } from './tab-actions.ts';
import * as shapes from './toolbar-shapes.ts';

/** Letters, or lines to draw. */
export type Face = { letters: string } | { shape: `M${string}` };

export interface EditorAction {
  name: string;
  /** Letters that stand on the button, or its drawing. */
  face: Face;
  /** Whether it holds where the cursor is; undefined for what is done once. */
  isOn?: (editor: Editor) => boolean;
  canRun: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
  /** Whether the text may have what it makes; undefined for what every text may have. */
  isOffered?: (editor: Editor) => boolean;
}

const chained = (step: (chain: ChainedCommands) => ChainedCommands) => ({
  canRun: (editor: Editor) => step(editor.can().chain()).run(),
  run: (editor: Editor) => void step(editor.chain().focus()).run(),
});
const plain = (command: Command) => ({
  canRun: (editor: Editor) => command(editor.state),
  run: (editor: Editor) => {
    command(editor.state, editor.view.dispatch);
    editor.commands.focus();
  },
});

const heading = (level: 2 | 3 | 4): EditorAction => ({
  ...{
    name: `heading_${level}`,
    face: { letters: `H${level}` },
    isOn: (editor) => editor.isActive('heading', { level }),
  },
  ...chained((chain) => chain.toggleNode('heading', 'paragraph', { level })),
});
const mark = (name: 'bold' | 'italic', letters: string): EditorAction => ({
  ...{ name, face: { letters }, isOn: (editor) => editor.isActive(name) },
  ...chained((chain) => chain.toggleMark(name)),
});
const list = (name: 'bulletList' | 'orderedList', shape: `M${string}`): EditorAction => ({
  ...{ name, face: { shape }, isOn: (editor) => editor.isActive(name) },
  ...chained((chain) => chain.toggleList(name, 'listItem')),
});

/** Three columns and three rows, of which the first names the columns. */
const newTable = {
  type: 'table',
  content: [0, 1, 2].map((row) => ({
    type: 'tableRow',
    content: [0, 1, 2].map(() => ({
      type: row === 0 ? 'tableHeader' : 'tableCell',
      ...(row === 0 && { attrs: { scope: 'col' } }),
      content: [{ type: 'paragraph' }],
    })),
  })),
};

/** Puts in a table, with the cursor in its first cell. */
function putTable(editor: Editor): void {
  editor.chain().focus().insertContent(newTable).run();
  const { doc, selection } = editor.state;
  // The cursor stands in it, or behind it where it parts a paragraph.
  const places: number[] = [];
  doc.nodesBetween(0, selection.from, ({ type }, at) => {
    if (type.name === 'table') places.push(at);
  });
  // A row, a cell and a paragraph begin there.
  editor.commands.setTextSelection((places.at(-1) ?? 0) + 4);
}

/** What the toolbar does, in its order; links, pictures and products ask for more and stand beside. */
export const editorActions: readonly EditorAction[] = [
  ...[heading(2), heading(3), heading(4), mark('bold', 'B'), mark('italic', 'I')],
  ...[list('bulletList', shapes.bulletListShape), list('orderedList', shapes.orderedListShape)],
  { name: 'deeper', face: { shape: shapes.deeperShape }, ...chained((chain) => chain.sinkListItem('listItem')) },
  { name: 'higher', face: { shape: shapes.higherShape }, ...chained((chain) => chain.liftListItem('listItem')) },
  {
    ...{ name: 'blockquote', face: { shape: shapes.blockquoteShape }, isOn: (editor) => editor.isActive('blockquote') },
    ...chained((chain) => chain.toggleWrap('blockquote')),
  },
  {
    name: 'horizontalRule',
    face: { shape: shapes.horizontalRuleShape },
    ...chained((chain) => chain.insertContent({ type: 'horizontalRule' })),
  },
  {
    ...{ name: 'table', face: { shape: shapes.tableShape }, run: putTable },
    canRun: ({ state }) => !isInTable(state),
  },
  tabsAction,
  { name: 'undo', face: { shape: shapes.undoShape }, ...plain(undo), canRun: ({ state }) => undoDepth(state) > 0 },
  { name: 'redo', face: { shape: shapes.redoShape }, ...plain(redo), canRun: ({ state }) => redoDepth(state) > 0 },
];

/** What is done to the table that the cursor is in. */
export const tableActions: readonly EditorAction[] = [
  { name: 'add_row', face: { shape: shapes.addRowShape }, ...plain(addRowAfter) },
  { name: 'add_column', face: { shape: shapes.addColumnShape }, ...plain(addColumnAfter) },
  { name: 'delete_row', face: { shape: shapes.deleteRowShape }, ...plain(deleteRow) },
  { name: 'delete_column', face: { shape: shapes.deleteColumnShape }, ...plain(deleteColumn) },
  { name: 'delete_table', face: { shape: shapes.deleteTableShape }, ...plain(deleteTable) },
];

export const isAtTable = ({ state }: Editor): boolean => isInTable(state);
