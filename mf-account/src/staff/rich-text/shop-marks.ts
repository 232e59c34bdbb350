import { Mark } from '@tiptap/core';

interface Kind {
  tags: readonly string[];
  shortcut?: string;
}

/** What letters can look like; the first tag is the one that is written. */
const kinds: Readonly<Record<string, Kind>> = {
  bold: { tags: ['strong', 'b'], shortcut: 'Mod-b' },
  italic: { tags: ['em', 'i'], shortcut: 'Mod-i' },
  underline: { tags: ['u'] },
  strike: { tags: ['s'] },
  subscript: { tags: ['sub'] },
  superscript: { tags: ['sup'] },
};

const letters = Object.entries(kinds).map(([name, { tags, shortcut }]) =>
  Mark.create({
    name,
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: () => [tags[0] ?? 'span', 0],
    addKeyboardShortcuts() {
      return shortcut ? { [shortcut]: () => this.editor.commands.toggleMark(this.name) } : {};
    },
  }),
);

/** An address of the web, a path of the shop, an anchor, a mail address or a telephone number. */
export const isLinkAddress = (address: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S*$/i.test(address);

const link = Mark.create({
  name: 'link',
  inclusive: false,
  priority: 1000,
  addAttributes: () => Object.fromEntries(['href', 'title', 'target'].map((name) => [name, { default: null }])),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isLinkAddress(element.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

export const shopMarks = [link, ...letters];
