import { DOMSerializer, type Node as DocNode } from '@tiptap/pm/model';
import { parseHtml } from './parse-html.ts';

/**
 * A text of the editor as HTML, in the form that the shop's texts have: words stand in items and cells without a paragraph of
 * their own, and rows of heads in a head.
 * @param between what stands between blocks
 */
export function writeHtml(doc: DocNode, between = ''): string {
  const blocks: string[] = [];
  doc.forEach((node) => {
    if (node.type.name === 'paragraph' && node.content.size === 0) return;
    blocks.push(writeBlock(node));
  });
  return blocks.join(between);
}

export function writeBlock(node: DocNode): string {
  if (node.type.name === 'kept') return String(node.attrs.html);
  const element = DOMSerializer.fromSchema(node.type.schema).serializeNode(node, { document }) as HTMLElement;
  const all = document.createElement('div');
  all.append(element);
  for (const box of all.querySelectorAll<HTMLElement>('[data-kept]'))
    box.replaceWith(...parseHtml(box.dataset.kept ?? '').childNodes);
  for (const holder of all.querySelectorAll('li, td, th')) tidyHolder(holder);
  if (node.type.name === 'tabs') tidyTabs(element);
  if (node.type.name === 'table' && node.attrs.hasHead) raiseHead(element);
  return all.innerHTML;
}

/** An item's first paragraph and a cell's only one are written as their words alone. */
function tidyHolder(holder: Element): void {
  const [first, second] = holder.children;
  if (first?.tagName !== 'P' || (second && (holder.tagName !== 'LI' || second.tagName === 'P'))) return;
  first.replaceWith(...first.childNodes);
}

/** A tab without a title has its number; empty lines of tabs are not kept, as those between blocks are not. */
function tidyTabs(tabs: HTMLElement): void {
  for (const [index, title] of tabs.querySelectorAll('summary').entries())
    if ((title.textContent ?? '').trim() === '') title.textContent = String(index + 1);
  for (const line of tabs.querySelectorAll(':scope > details > div > p')) if (!line.hasChildNodes()) line.remove();
}

/** Puts the rows of heads that a table begins with into its head; heads beside some that say what they are for do so too. */
function raiseHead(table: HTMLElement): void {
  const body = table.querySelector('tbody');
  const head = document.createElement('thead');
  for (const row of [...(body?.children ?? [])]) {
    const cells = [...row.children];
    if (cells.length === 0 || !cells.every(({ tagName }) => tagName === 'TH')) break;
    if (cells.some((cell) => cell.getAttribute('scope') === 'col'))
      for (const cell of cells) if (!cell.hasAttribute('scope')) cell.setAttribute('scope', 'col');
    head.append(row);
  }
  if (head.childElementCount > 0) body?.before(head);
  if (body?.childElementCount === 0) body.remove();
}
