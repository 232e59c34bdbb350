import type { Locale } from 'mf-shared/contract';
import type { DemoSizeTable } from '../shop/size-tables.ts';
import { six, type Texts } from '../text/six-languages.ts';

const sizeWord = six('Koko | Size | Storlek | Größe | Taille | Размер');

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Links are written `[words](/path/)`; everything else is plain text. */
const inline = (text: string) => escapeHtml(text).replace(/\[([^\]]+)\]\((\/[^)\s]*)\)/g, '<a href="$2">$1</a>');

/** A table of sizes, with its name and how to measure. */
export function sizeTableHtml({ names, infos, sizes, measures }: DemoSizeTable, locale: Locale): string {
  const heads = [sizeWord[locale], ...measures.map((measure) => `${measure.names[locale]}, ${measure.unit}`)];
  const rows = sizes.map((size, row) => {
    const values = measures.map(({ values }) => `<td>${decimal(values[row] ?? '', locale)}</td>`);
    return `<tr><th scope="row">${decimal(size, locale)}</th>${values.join('')}</tr>`;
  });
  return (
    `<h2>${names[locale]}</h2><p>${infos[locale]}</p><table><thead><tr>` +
    `${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  );
}

const decimal = (text: string, locale: Locale): string => (locale === 'en' ? text : text.replaceAll('.', ','));

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
