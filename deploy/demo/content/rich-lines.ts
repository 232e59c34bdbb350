import type { Locale } from 'mf-shared/contract';
import type { Texts } from '../text/six-languages.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Links are written `[words](/path/)`; everything else is plain text. */
const inline = (text: string) => escapeHtml(text).replace(/\[([^\]]+)\]\((\/[^)\s]*)\)/g, '<a href="$2">$1</a>');

/**
 * Paragraphs per language → HTML. A line that begins with `## ` is a heading, with `- ` an item of a list
 * (told by the Finnish text; the sign stands in every language or in Finnish alone).
 */
export function contentHtml(lines: readonly Texts[], locale: Locale): string {
  let html = '';
  let isInList = false;
  for (const line of lines) {
    const sign = /^(## |- )/.exec(line.fi)?.[1];
    const words = inline(line[locale].replace(/^(## |- )/, ''));
    const isItem = sign === '- ';
    if (isItem !== isInList) html += isItem ? '<ul>' : '</ul>';
    isInList = isItem;
    html += isItem ? `<li>${words}</li>` : sign ? `<h2>${words}</h2>` : `<p>${words}</p>`;
  }
  return isInList ? `${html}</ul>` : html;
}
