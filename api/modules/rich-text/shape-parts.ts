import { createHash } from 'node:crypto';
import { fewestTabsInText, mostTabsInText } from 'mf-shared/rules/tabs-in-text';

/** What a slug of a product can be. */
const slugOfProduct = /^[a-z\d]+(?:-[a-z\d]+)*$/;
/** The most whose titles stand in one line. */
const mostInLine = 5;
/** What becomes a list or a notice, which stands between paragraphs. */
export const listPlaceholders = /\{(?:countries|storage|legal_guarantee)\}/g;

/**
 * Brings the parts that rich text has beside its words into their one form (CONTENT-31, CONTENT-32): a product is an empty
 * `<div data-product="slug">`, and tabs are `<details>` of a `<summary>` and a `<div>` in a `<div data-tabs>`, whose value tells where there
 * are too many for one line. What stands in
 * another form or in a wrong place is taken out, and the words of tabs become words under a heading.
 * @param root holds sanitised elements; it is changed
 * @param hasParts whether the text may have such parts; elsewhere none is left
 */
export function shapeParts(root: Element, hasParts: boolean): void {
  const groups = [...root.querySelectorAll('[data-tabs]')];
  const shaped = new Set(groups.filter((group) => hasParts && group.parentElement === root && isGroupOfTabs(group)));
  for (const group of shaped) shapeGroup(group);
  for (const group of groups) if (!shaped.has(group)) group.removeAttribute('data-tabs');
  for (const details of root.querySelectorAll('details'))
    if (!shaped.has(details.parentElement as Element)) unfold(details, root);
  for (const summary of root.querySelectorAll('summary'))
    if (summary.parentElement?.tagName !== 'DETAILS') summary.replaceWith(...summary.childNodes);
  for (const product of root.querySelectorAll('[data-product]'))
    if (hasParts && isProduct(product, root)) {
      keepAttributes(product, ['data-product']);
      product.replaceChildren();
    } else if (!isEmpty(product)) product.removeAttribute('data-product');
    else product.remove();
  // What tabs show has its form by now: sanitised again, they have the same names.
  for (const [index, group] of [...shaped].entries()) nameTabs(group, index);
}

/** Whether there is anything to shape. */
export const hasPartsIn = (root: Element): boolean =>
  root.querySelector('details, summary, [data-tabs], [data-product]') !== null;

function isGroupOfTabs(group: Element): boolean {
  const tabs = [...group.children];
  return (
    group.tagName === 'DIV' &&
    tabs.length >= fewestTabsInText &&
    tabs.length <= mostTabsInText &&
    tabs.every((tab) => tab.tagName === 'DETAILS' && titleOf(tab) !== '') &&
    wordsBeside(group) === ''
  );
}

/** The title of a tab in words; empty where it has none, or not one. */
function titleOf(tab: Element): string {
  const [summary] = tab.children;
  const isOne = summary?.tagName === 'SUMMARY' && tab.querySelectorAll(':scope > summary').length === 1;
  return isOne ? titleIn(summary) : '';
}

/** The words of a title, without the placeholders of lists, for which it has no room. */
const titleIn = (summary: Element): string =>
  (summary.textContent ?? '').replaceAll(listPlaceholders, '').replace(/\s+/g, ' ').trim();

/** What stands in an element outside of the elements in it. */
const wordsBeside = (element: Element): string =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();

function shapeGroup(group: Element): void {
  const tabs = [...group.children];
  const titles = tabs.map(titleOf);
  keepAttributes(group, ['data-tabs']);
  group.setAttribute('data-tabs', tabs.length > mostInLine ? 'many' : '');
  group.replaceChildren(...tabs);
  for (const [place, tab] of tabs.entries()) {
    keepAttributes(tab, []);
    const summary = tab.children[0] as Element;
    keepAttributes(summary, []);
    summary.textContent = titles[place] ?? '';
    tab.replaceChildren(summary, panelOf(tab));
  }
}

/**
 * Tabs of one name are open one at a time, the first before anybody chooses. Those of another text on the same page have
 * another name.
 */
function nameTabs(group: Element, index: number): void {
  const hash = createHash('sha1');
  for (const shown of group.querySelectorAll('summary, summary + div, [data-product], img'))
    hash.update(`${wordsIn(shown)}\n`);
  const name = `tabs-${index}-${hash.digest('hex').slice(0, 8)}`;
  for (const tab of group.children) tab.setAttribute('name', name);
  group.firstElementChild?.setAttribute('open', '');
}

/** What tells an element from another one, however its white space is written. */
const wordsIn = (element: Element): string =>
  element.getAttribute('data-product') ??
  element.getAttribute('src') ??
  (element.textContent ?? '').replaceAll(/\s+/g, '');

/** The box of what a tab shows, where it has one already or not. */
function panelOf(tab: Element): Element {
  const [, panel] = tab.children;
  const isBox = panel?.tagName === 'DIV' && panel.attributes.length === 0;
  if (isBox && tab.children.length === 2 && wordsBeside(tab) === '') return panel;
  const made = tab.ownerDocument.createElement('div');
  made.append(...[...tab.childNodes].filter((node) => node !== tab.children[0]));
  return made;
}

/** What is folded stands open, under a heading of its title where a heading can stand. */
function unfold(details: Element, root: Element): void {
  const isBesideBlocks = details.parentElement === root || details.parentElement?.tagName === 'DIV';
  const [summary] = details.children;
  if (summary?.tagName === 'SUMMARY' && isBesideBlocks) {
    const heading = details.ownerDocument.createElement('h3');
    heading.textContent = titleIn(summary);
    if (heading.textContent === '') summary.remove();
    else summary.replaceWith(heading);
  }
  details.replaceWith(...details.childNodes);
}

const isEmpty = (element: Element): boolean =>
  element.childElementCount === 0 && (element.textContent ?? '').trim() === '';

/** An empty box at the top of a text or of a tab. */
function isProduct(box: Element, root: Element): boolean {
  const place = box.parentElement;
  return (
    box.tagName === 'DIV' &&
    isEmpty(box) &&
    slugOfProduct.test(box.getAttribute('data-product') ?? '') &&
    (place === root || place?.parentElement?.tagName === 'DETAILS')
  );
}

function keepAttributes(element: Element, kept: readonly string[]): void {
  for (const name of element.getAttributeNames()) if (!kept.includes(name)) element.removeAttribute(name);
}
