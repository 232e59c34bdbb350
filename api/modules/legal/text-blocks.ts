/** A heading, a paragraph or a row of a list, as plain text. */
export interface TextBlock {
  kind: 'heading' | 'paragraph' | 'row';
  text: string;
}

const blockTags = /^(?:H[2-4]|P|UL|OL|LI|BLOCKQUOTE|FIGURE|FIGCAPTION|TABLE|CAPTION|THEAD|TBODY|TR|DIV|HR)$/;
const textNode = 3;

const kindOf = (tag: string): TextBlock['kind'] => {
  if (/^H[2-4]$/.test(tag)) return 'heading';
  return tag === 'LI' || tag === 'TR' ? 'row' : 'paragraph';
};

/** What is drawn, and what stands beside the text: the document tells the guarantee in words of its own (LAW-3). */
const leftOut = /^(?:ASIDE|SVG)$/i;

/** The words of rich text in their order, for a document without markup. @param html sanitised */
export async function textBlocks(html: string): Promise<TextBlock[]> {
  const { JSDOM } = await import('jsdom');
  const blocks: TextBlock[] = [];
  let words = '';
  const close = (kind: TextBlock['kind']) => {
    const text = words.replace(/[^\S\n\u00a0\u202f]+/g, ' ').trim();
    if (text !== '') blocks.push({ kind, text });
    words = '';
  };
  const read = (node: Node, kind: TextBlock['kind']) => {
    if (node.nodeType === textNode) words += (node.textContent ?? '').replace(/\n/g, ' ');
    const tag = node.nodeName;
    if (leftOut.test(tag)) return;
    if (tag === 'BR') words += '\n';
    if (tag === 'TD' || tag === 'TH') words += ' ';
    const isBlock = blockTags.test(tag);
    if (isBlock) close(kind);
    // A paragraph within a row of a list is that row.
    const inner = isBlock && !(kind === 'row' && kindOf(tag) === 'paragraph') ? kindOf(tag) : kind;
    for (const child of node.childNodes) read(child, inner);
    if (isBlock) close(inner);
  };
  read(JSDOM.fragment(html), 'paragraph');
  close('paragraph');
  return blocks;
}
