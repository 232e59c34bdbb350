import type { EditorAction } from './editor-actions.ts';
import {
  addTab,
  canAddTab,
  canDeleteTab,
  canMoveTab,
  deleteTab,
  deleteTabs,
  isInTabs,
  leaveTabs,
  moveTab,
  putTabs,
} from './tab-commands.ts';
import * as shapes from './toolbar-shapes.ts';

/** Puts in tabs, where the text may have some. */
export const tabsAction: EditorAction = {
  ...{ name: 'tabs', face: { shape: shapes.tabsShape }, run: putTabs },
  canRun: (editor) => !isInTabs(editor),
  isOffered: ({ schema }) => schema.nodes.tabs !== undefined,
};

/** What is done to the tabs that the cursor is in. */
export const tabActions: readonly EditorAction[] = [
  { name: 'add_tab', face: { shape: shapes.addTabShape }, canRun: canAddTab, run: addTab },
  {
    ...{ name: 'tab_up', face: { shape: shapes.tabUpShape } },
    ...{ canRun: (editor) => canMoveTab(editor, -1), run: (editor) => moveTab(editor, -1) },
  },
  {
    ...{ name: 'tab_down', face: { shape: shapes.tabDownShape } },
    ...{ canRun: (editor) => canMoveTab(editor, 1), run: (editor) => moveTab(editor, 1) },
  },
  { name: 'delete_tab', face: { shape: shapes.deleteTabShape }, canRun: canDeleteTab, run: deleteTab },
  {
    name: 'leave_tabs',
    face: { shape: shapes.leaveTabsShape },
    canRun: isInTabs,
    run: (editor) => void leaveTabs(editor),
  },
  { name: 'delete_tabs', face: { shape: shapes.deleteTabsShape }, canRun: isInTabs, run: deleteTabs },
];
