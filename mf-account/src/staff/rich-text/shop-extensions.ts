import { Extension, type Extensions, Node } from '@tiptap/core';
import { history, redo, undo } from '@tiptap/pm/history';
import { shopMarks } from './shop-marks.ts';
import { shopNodes } from './shop-nodes.ts';
import { type PartsPlan, shopParts } from './shop-parts.ts';
import { shopTables } from './shop-tables.ts';

/** The most signs of HTML that stand in the box of what is kept. */
const longestShown = 160;

/**
 * HTML that the editor cannot show, such as a frame or a box: it is kept as it is, can be moved and taken out, and is changed
 * in the HTML view.
 */
const kept = (label: string) =>
  Node.create({
    ...{ name: 'kept', group: 'block', atom: true, priority: 2000 },
    addAttributes: () => ({
      html: {
        // Without a default the editor never fills a hole with it.
        isRequired: true,
        parseHTML: (element: HTMLElement) => element.getAttribute('data-kept'),
        renderHTML: ({ html }: Record<string, unknown>) => ({ 'data-kept': html }),
      },
    }),
    parseHTML: () => [{ tag: 'div[data-kept]' }],
    renderHTML: ({ node, HTMLAttributes }) => {
      const html = String(node.attrs.html);
      const shown = html.length > longestShown ? `${html.slice(0, longestShown)}…` : html;
      return ['div', HTMLAttributes, ['span', label], ['code', shown]];
    },
  });

const undoing = Extension.create({
  name: 'shopHistory',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const run = (command: typeof undo) => () => command(this.editor.state, this.editor.view.dispatch);
    return { 'Mod-z': run(undo), 'Shift-Mod-z': run(redo), 'Mod-y': run(redo) };
  },
});

/**
 * All that the editor can show and write, which is what the sanitiser of the service lets through.
 * @param parts for texts in which products and tabs may stand; null for others
 */
export const shopExtensions = (keptLabel: string, parts: PartsPlan | null): Extensions => [
  ...[...shopNodes(parts !== null), ...shopMarks, ...shopTables],
  ...(parts === null ? [] : shopParts(parts)),
  ...[kept(keptLabel), undoing],
];
