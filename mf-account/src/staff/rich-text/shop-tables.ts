import { Extension, Node } from '@tiptap/core';
import { tableEditing } from '@tiptap/pm/tables';

/** What the editing of tables calls each of their nodes. */
const roles: Readonly<Record<string, string>> = {
  ...{ table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' },
};

const table = Node.create({
  ...{ name: 'table', group: 'block', content: 'tableRow+', isolating: true },
  addAttributes: () => ({
    hasHead: {
      ...{ default: true, rendered: false },
      parseHTML: (element: HTMLElement) => element.querySelector(':scope > thead') !== null,
    },
  }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const row = Node.create({
  ...{ name: 'tableRow', content: '(tableCell | tableHeader)*' },
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1) || 1,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    ...{ name, content: '(paragraph | list)+', isolating: true },
    addAttributes: () => ({
      ...{ colspan: span('colspan'), rowspan: span('rowspan') },
      // The editing of tables asks for it; the shop's tables are as wide as their words.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
      ...(tag === 'th' && { scope: { default: null } }),
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Cells are reached by arrow keys: Tab leads out of the editor, as out of every field. */
const editing = Extension.create({
  name: 'shopTables',
  extendNodeSchema: ({ name }) => {
    const tableRole = roles[name];
    return tableRole ? { tableRole } : {};
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

export const shopTables = [table, row, cell('tableCell', 'td'), cell('tableHeader', 'th'), editing];
