import { Node } from '@tiptap/core';

/** The blocks that the shop's sanitiser lets through and the editor can show (CONTENT-10). Headings keep their anchors. */
const page = (hasParts: boolean) =>
  Node.create({ name: 'doc', topNode: true, content: hasParts ? '(block | part)+' : 'block+' });
const words = Node.create({ name: 'text', group: 'inline' });

const paragraph = Node.create({
  ...{ name: 'paragraph', group: 'block', content: 'inline*', priority: 1000 },
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
});

const heading = Node.create({
  ...{ name: 'heading', group: 'block', content: 'inline*', defining: true },
  addAttributes: () => ({ level: { default: 2, rendered: false }, id: { default: null } }),
  parseHTML: () => [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${String(node.attrs.level)}`, HTMLAttributes, 0],
});

const quote = Node.create({
  ...{ name: 'blockquote', group: 'block', content: 'block+', defining: true },
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
});

const rule = Node.create({
  ...{ name: 'horizontalRule', group: 'block' },
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
});

const list = (name: string, tag: 'ul' | 'ol') =>
  Node.create({
    ...{ name, group: 'block list', content: 'listItem+' },
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const listItem = Node.create({
  ...{ name: 'listItem', content: 'paragraph block*', defining: true },
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

const lineBreak = Node.create({
  ...{ name: 'hardBreak', group: 'inline', inline: true, selectable: false },
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) };
  },
});

/** A picture that the shop serves; the sanitiser takes away those of others. */
const picture = Node.create({
  ...{ name: 'image', group: 'inline', inline: true },
  addAttributes: () =>
    Object.fromEntries(['src', 'alt', 'title', 'width', 'height'].map((name) => [name, { default: null }])),
  parseHTML: () => [
    { tag: 'img', getAttrs: (img) => (/^\/(?!\/)/.test(img.getAttribute('src') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** @param hasParts whether products and tabs may stand between the blocks */
export const shopNodes = (hasParts: boolean) => [
  ...[page(hasParts), words, paragraph, heading, quote, rule, list('bulletList', 'ul'), list('orderedList', 'ol')],
  ...[listItem, lineBreak, picture],
];
