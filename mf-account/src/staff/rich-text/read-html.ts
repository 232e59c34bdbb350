import { type Node as DocNode, DOMParser as DocParser, type Schema } from '@tiptap/pm/model';
import { parseHtml } from './parse-html.ts';
import { isSameHtml } from './same-html.ts';
import { writeHtml } from './write-html.ts';

const inlineTags = new Set('a strong b em i u s sub sup br span img'.split(' '));

/**
 * A stored text as the editor shows it, block by block. What the editor would write otherwise than it was, such as a frame,
 * a box or words with a mark of their own, is kept as a block of HTML, so that nothing is lost.
 */
export function readHtml(html: string, schema: Schema): DocNode {
  const blocks = blocksOf(parseHtml(html)).flatMap((nodes) => readBlock(nodes, schema));
  const { doc, paragraph } = schema.nodes;
  if (!doc || !paragraph) throw new TypeError('The schema has no page');
  return doc.create(null, blocks.length > 0 ? blocks : [paragraph.create()]);
}

/** The elements of a text; words outside of all of them stand together. */
function blocksOf(body: HTMLElement): Node[][] {
  const blocks: Node[][] = [];
  let isOpen = false;
  for (const node of body.childNodes) {
    const isElement = node.nodeType === 1;
    const isInline = isElement ? inlineTags.has(node.nodeName.toLowerCase()) : node.nodeType === 3;
    if (isInline && isOpen) blocks.at(-1)?.push(node);
    else if (isElement || (node.nodeValue ?? '').trim() !== '') blocks.push([node]);
    if (isElement || (node.nodeValue ?? '').trim() !== '') isOpen = isInline;
  }
  return blocks;
}

function readBlock(nodes: readonly Node[], schema: Schema): DocNode[] {
  const place = document.createElement('div');
  place.append(...nodes.map((node) => node.cloneNode(true)));
  const read = DocParser.fromSchema(schema).parse(place);
  const [first] = nodes;
  const asWords = document.createElement('p');
  const isWords = first?.nodeType === 3 || inlineTags.has(first?.nodeName.toLowerCase() ?? '');
  if (isWords) asWords.append(...nodes.map((node) => node.cloneNode(true)));
  const isShown = isSameHtml(isWords ? [asWords] : place.childNodes, parseHtml(writeHtml(read)).childNodes);
  if (!isShown) return [schema.nodes.kept?.create({ html: place.innerHTML })].filter((node) => node !== undefined);
  return [...read.children];
}
