import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node as DocNode } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

/**
 * Puts a part behind the block that the cursor is in, and the cursor behind the part.
 * @param holders the kinds of nodes that may hold it besides the text
 * @returns where it begins
 */
export function putPart(editor: Editor, part: DocNode, holders: readonly string[]): number {
  const { tr, selection } = editor.state;
  const { $to } = selection;
  let depth = $to.depth;
  while (depth > 0 && !holders.includes($to.node(depth).type.name)) depth -= 1;
  const isInBlock = $to.depth > depth;
  const block = isInBlock ? $to.node(depth + 1) : null;
  const isEmpty = block?.type.name === 'paragraph' && block.content.size === 0;
  const to = isInBlock ? $to.after(depth + 1) : selection.to;
  const from = isEmpty ? $to.before(depth + 1) : to;
  tr.replaceWith(from, to, part);
  goBehind(editor, from + part.nodeSize, tr);
  return from;
}

/** Goes on writing behind a part. There is always a line for that; an empty one is not kept. */
export function goBehind(editor: Editor, behind: number, tr = editor.state.tr): void {
  const line = editor.schema.nodes.paragraph?.create();
  if (tr.doc.resolve(behind).nodeAfter?.type.name !== 'paragraph' && line) tr.insert(behind, line);
  showChange(editor, tr.setSelection(TextSelection.create(tr.doc, behind + 1)));
}

/** Dispatches a change that a button made, which is undone by itself, and goes back to the text. */
export function showChange(editor: Editor, tr: Transaction): void {
  editor.view.dispatch(closeHistory(tr).scrollIntoView());
  editor.commands.focus();
}

/** @param slug the product's part of the address */
export function putProduct(editor: Editor, slug: string): void {
  const node = editor.schema.nodes.product?.create({ slug });
  if (node) putPart(editor, node, ['tabPanel']);
}
