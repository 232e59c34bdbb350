import { Node } from '@tiptap/core';
import { fewestTabsInText, mostTabsInText } from 'mf-shared/rules/tabs-in-text';
import { type ProductFacts, productView } from './product-view.ts';
import { goIntoTab, leaveTabs } from './tab-commands.ts';

/** What the editor of a page or a post needs for the parts that other texts do not have (CONTENT-31, CONTENT-32). */
export interface PartsPlan {
  tabsLabel: string;
  titleLabel: string;
  /** What shoppers are shown of a product. */
  readProduct: (slug: string) => Promise<ProductFacts>;
}

const product = (plan: PartsPlan) =>
  Node.create({
    ...{ name: 'product', group: 'part', atom: true },
    addAttributes: () => ({
      slug: {
        isRequired: true,
        parseHTML: (element: HTMLElement) => element.getAttribute('data-product'),
        renderHTML: ({ slug }: Record<string, unknown>) => ({ 'data-product': slug }),
      },
    }),
    parseHTML: () => [{ tag: 'div[data-product]' }],
    renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
    addNodeView:
      () =>
      ({ node }) =>
        productView(String(node.attrs.slug), plan.readProduct),
  });

/** In the text they are sections of a fold; in the editor all of them are open, below each other. */
const tabs = (plan: PartsPlan) =>
  Node.create({
    ...{ name: 'tabs', group: 'part', isolating: true },
    content: `tab{${fewestTabsInText},${mostTabsInText}}`,
    parseHTML: () => [{ tag: 'div[data-tabs]' }],
    renderHTML: () => ['div', { 'data-tabs': '' }, 0],
    addNodeView: () => () => openBox('tabs', { role: 'group', 'aria-label': plan.tabsLabel }),
    addKeyboardShortcuts() {
      return { 'Mod-Enter': () => leaveTabs(this.editor) };
    },
  });

const tab = Node.create({
  ...{ name: 'tab', content: 'tabTitle tabPanel', isolating: true },
  parseHTML: () => [{ tag: '[data-tabs] > details' }],
  renderHTML: () => ['details', 0],
  addNodeView: () => () => openBox('tab'),
  addKeyboardShortcuts() {
    return { Enter: () => goIntoTab(this.editor) };
  },
});

const tabTitle = (plan: PartsPlan) =>
  Node.create({
    ...{ name: 'tabTitle', content: 'text*', marks: '', defining: true },
    parseHTML: () => [{ tag: '[data-tabs] > details > summary' }],
    renderHTML: () => ['summary', 0],
    addNodeView: () => () => openBox('title', { 'data-label': plan.titleLabel }),
  });

const tabPanel = Node.create({
  ...{ name: 'tabPanel', content: '(block | product)+' },
  parseHTML: () => [{ tag: '[data-tabs] > details > div' }],
  renderHTML: () => ['div', 0],
  addNodeView: () => () => openBox('panel'),
});

function openBox(name: string, attributes: Readonly<Record<string, string>> = {}) {
  const dom = document.createElement('div');
  for (const [key, value] of Object.entries({ 'data-editing': name, ...attributes })) dom.setAttribute(key, value);
  return { dom, contentDOM: dom };
}

export const shopParts = (plan: PartsPlan) => [product(plan), tabs(plan), tab, tabTitle(plan), tabPanel];
