import type { Keyword } from 'mf-shared/contract';

/** Tags with their attributes, whose values may hold `>`. */
const tag = /(<(?:[^>"]|"[^"]*")*>)/;
/** Words there lead elsewhere already, are titles, open what is folded, or are the law’s own (LAW-11). */
const leftAlone = new Set(['a', 'aside', 'button', 'h1', 'h2', 'h3', 'h4', 'caption', 'th', 'summary']);
/** Endings of inflected languages: `vesipilarin`, `Wassersäulen`. */
const ending = String.raw`\p{L}{0,4}`;

/** The first mention of each keyword becomes a button that the shell answers with the keyword's popup. For sanitised HTML only. */
export function markKeywords(html: string, keywords: readonly Pick<Keyword, 'id' | 'keyword'>[]): string {
  let left = keywords.filter(({ keyword }) => keyword.trim() !== '');
  const closing: string[] = [];
  return html
    .split(tag)
    .map((part) => {
      if (part.startsWith('<')) {
        follow(closing, part);
        return part;
      }
      if (closing.length > 0) return part;
      const found = left.filter((word) => patternOf(word.keyword).test(part));
      left = left.filter((word) => !found.includes(word));
      return mark(part, found);
    })
    .join('');
}

/** Keeps which elements that are left alone stand open. */
function follow(open: string[], part: string): void {
  const [, slash, name = ''] = /^<(\/?)([a-z\d]+)/i.exec(part) ?? [];
  const element = name.toLowerCase();
  if (!leftAlone.has(element)) return;
  if (!slash) open.push(element);
  else if (open.at(-1) === element) open.pop();
}

/** One word at a time, so that no button ends up within another. */
function mark(words: string, keywords: readonly Pick<Keyword, 'id' | 'keyword'>[]): string {
  const [first, ...others] = keywords;
  if (!first) return words;
  const found = patternOf(first.keyword).exec(words);
  if (!found) return mark(words, others);
  const end = found.index + found[0].length;
  const button = `<button type="button" data-keyword="${first.id}" aria-haspopup="dialog">${found[0]}</button>`;
  return mark(words.slice(0, found.index), others) + button + mark(words.slice(end), others);
}

/** The keyword as the sanitiser writes it, with what a pattern would take for its own escaped. */
const asWritten = (keyword: string) =>
  keyword
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
const patternOf = (keyword: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${asWritten(keyword)}${ending}(?![\p{L}\p{N}])`, 'iu');
