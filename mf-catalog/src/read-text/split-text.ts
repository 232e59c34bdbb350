/** A piece of a text: words with their markup, products beside each other, or tabs with pieces of their own. */
export type TextPiece =
  | { kind: 'words'; html: string }
  | { kind: 'products'; ids: number[] }
  | { kind: 'tabs'; name: string; look: string; tabs: { title: string; pieces: TextPiece[] }[] };

const place = /<div data-product="(\d+)"><\/div>/;
const groupOfTabs =
  /(<div data-tabs="(?:many)?">(?:<details name="[^"]*"(?: open="")?>.*?<\/div><\/details>)+<\/div>)/s;
const tab = /<details name="([^"]*)"(?: open="")?><summary>(.*?)<\/summary><div>(.*?)<\/div><\/details>/gs;

/**
 * A text in pieces, so that cards can stand between its words. It knows the one form that the service writes (CONTENT-31,
 * CONTENT-32); what has another form stays words. Titles of tabs are HTML.
 */
export const splitText = (html: string): TextPiece[] =>
  html.split(groupOfTabs).flatMap((part) => (groupOfTabs.test(part) ? [readTabs(part)] : splitWords(part)));

function readTabs(html: string): TextPiece {
  const tabs = [...html.matchAll(tab)];
  return {
    kind: 'tabs',
    name: tabs[0]?.[1] ?? '',
    look: html.startsWith('<div data-tabs="many"') ? 'many' : '',
    tabs: tabs.map(([, , title = '', words = '']) => ({ title, pieces: splitWords(words) })),
  };
}

export type HeadingLevel = 2 | 3 | 4 | 5;

const openHeading = /<h([2-4])[\s>]/g;

/**
 * The level of headings in each piece: one below the last heading before it. Titles of tabs are none, and what tabs show
 * is not always seen, so that nothing follows from the headings in it.
 * @param level that of the first piece, under the title of the page or what stands before the tabs
 */
export const levelsIn = (pieces: readonly TextPiece[], level: HeadingLevel): HeadingLevel[] =>
  pieces.map((_, index) => {
    const before = pieces.slice(0, index).map((piece) => (piece.kind === 'words' ? piece.html : ''));
    const [, last] = [...before.join('').matchAll(openHeading)].at(-1) ?? [];
    return last ? ((Number(last) + 1) as HeadingLevel) : level;
  });

/** Products with nothing but space between them stand together. */
function splitWords(html: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const [index, part] of html.split(place).entries()) {
    const last = pieces.at(-1);
    if (index % 2 === 0) {
      if (part.trim() !== '') pieces.push({ kind: 'words', html: part });
    } else if (last?.kind === 'products') last.ids.push(Number(part));
    else pieces.push({ kind: 'products', ids: [Number(part)] });
  }
  return pieces;
}
