import type { Editor } from '@tiptap/core';
import type { Node as DocNode } from '@tiptap/pm/model';
import { type EditorState, TextSelection } from '@tiptap/pm/state';
import { fewestTabsInText, mostTabsInText } from 'mf-shared/rules/tabs-in-text';
import { goBehind, putPart, showChange } from './put-part.ts';

interface TabPlace {
  group: DocNode;
  /** Where the tabs begin. */
  at: number;
  /** The place of the tab that the cursor is in. */
  index: number;
}

function placeOf({ selection: { $from } }: EditorState): TabPlace | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const group = $from.node(depth);
    if (group.type.name === 'tabs') return { group, at: $from.before(depth), index: $from.index(depth) };
  }
  return null;
}

export const isInTabs = ({ state }: Editor): boolean => placeOf(state) !== null;

const newTab = ({ schema }: Editor): DocNode | null => schema.nodes.tab?.createAndFill() ?? null;

/** Two tabs, with the cursor in the title of the first. */
export function putTabs(editor: Editor): void {
  const tab = newTab(editor);
  const node = tab && editor.schema.nodes.tabs?.create(null, [tab, tab]);
  if (!node) return;
  const at = putPart(editor, node, []);
  goToTitle(editor, at, 0);
}

/** The tabs begin, then the tab and its title. */
function goToTitle(editor: Editor, at: number, index: number, tr = editor.state.tr): void {
  const group = tr.doc.nodeAt(at);
  const before = (group?.children ?? []).slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  showChange(editor, tr.setSelection(TextSelection.create(tr.doc, at + 1 + before + 2)));
}

/** Sets the tabs anew and goes to the title of one. */
function setTabs(editor: Editor, { group, at }: TabPlace, all: readonly DocNode[], index: number): void {
  const { tr } = editor.state;
  tr.replaceWith(at, at + group.nodeSize, group.type.create(null, [...all]));
  goToTitle(editor, at, index, tr);
}

export const canAddTab = ({ state }: Editor): boolean =>
  (placeOf(state)?.group.childCount ?? mostTabsInText) < mostTabsInText;

export function addTab(editor: Editor): void {
  const place = placeOf(editor.state);
  const tab = newTab(editor);
  if (!place || !tab) return;
  const { group, index } = place;
  setTabs(editor, place, group.children.toSpliced(index + 1, 0, tab), index + 1);
}

export const canDeleteTab = ({ state }: Editor): boolean => (placeOf(state)?.group.childCount ?? 0) > fewestTabsInText;

export function deleteTab(editor: Editor): void {
  const place = placeOf(editor.state);
  if (!place) return;
  const { group, index } = place;
  setTabs(editor, place, group.children.toSpliced(index, 1), Math.max(0, index - 1));
}

export function canMoveTab({ state }: Editor, by: 1 | -1): boolean {
  const place = placeOf(state);
  return place !== null && place.index + by >= 0 && place.index + by < place.group.childCount;
}

export function moveTab(editor: Editor, by: 1 | -1): void {
  const place = placeOf(editor.state);
  const moved = place?.group.child(place.index);
  if (!place || !moved || !canMoveTab(editor, by)) return;
  const { group, index } = place;
  setTabs(editor, place, group.children.toSpliced(index, 1).toSpliced(index + by, 0, moved), index + by);
}

export function deleteTabs(editor: Editor): void {
  const place = placeOf(editor.state);
  if (!place) return;
  const { tr } = editor.state;
  tr.delete(place.at, place.at + place.group.nodeSize);
  showChange(editor, tr.setSelection(TextSelection.near(tr.doc.resolve(place.at))));
}

/** Goes from the title of a tab to its text. @returns whether the cursor was in a title */
export function goIntoTab(editor: Editor): boolean {
  const { tr, doc, selection } = editor.state;
  if (selection.$from.parent.type.name !== 'tabTitle') return false;
  showChange(editor, tr.setSelection(TextSelection.near(doc.resolve(selection.$from.after() + 1), 1)));
  return true;
}

/** Goes on writing below the tabs. @returns whether the cursor was in some */
export function leaveTabs(editor: Editor): boolean {
  const place = placeOf(editor.state);
  if (!place) return false;
  goBehind(editor, place.at + place.group.nodeSize);
  return true;
}
