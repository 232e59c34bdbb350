/** A rule with the classes of its selectors, or a group that holds some (`@layer`, `@media`). */
type Part = { text: string; selectors: readonly (readonly string[])[] } | { opening: string; parts: readonly Part[] };

const group = /^@(?:layer|media|container|supports)\b/;
const comment = '/*';
const className = /\.(-?[a-z_][\w-]*)/gi;

/** A minified sheet, ready to be cut down to what pages use. */
export class UsableSheet {
  readonly #parts: readonly Part[];

  constructor(text: string) {
    this.#parts = parse(text);
  }

  /** The rules in their order, without those of which the page uses no selector. */
  rulesFor(classes: ReadonlySet<string>): string {
    return write(this.#parts, classes);
  }
}

/** Names of all classes of a page. */
export function classesOf(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(' ')) classes.add(name);
  return classes;
}

function write(parts: readonly Part[], classes: ReadonlySet<string>): string {
  let text = '';
  for (const part of parts)
    if ('opening' in part) {
      const inside = write(part.parts, classes);
      if (inside !== '') text += `${part.opening}{${inside}}`;
    } else if (part.selectors.some((names) => names.every((name) => classes.has(name)))) text += part.text;
  return text;
}

function parse(text: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  while (start < text.length) {
    if (text.startsWith(comment, start)) {
      start = endOfComment(text, start);
      continue;
    }
    const at = endOf(text, start, '{;');
    const opening = text.slice(start, at);
    if (text[at] !== '{') {
      // A statement, which holds for every page; or the end.
      if (opening !== '') parts.push({ text: `${opening};`, selectors: [[]] });
      start = at + 1;
      continue;
    }
    const end = endOf(text, at + 1, '}');
    if (group.test(opening)) parts.push({ opening, parts: parse(text.slice(at + 1, end)) });
    else parts.push({ text: text.slice(start, end + 1), selectors: selectorsOf(opening) });
    start = end + 1;
  }
  return parts;
}

/** Frames of an animation and fonts have none: every page keeps them. */
function selectorsOf(opening: string): string[][] {
  return opening.startsWith('@') ? [[]] : listOf(opening).map(neededBy);
}

function listOf(selectors: string): string[] {
  const list: string[] = [];
  for (let start = 0; start < selectors.length; ) {
    const end = endOf(selectors, start, ',');
    list.push(selectors.slice(start, end));
    start = end + 1;
  }
  return list;
}

/** The classes without which it matches nothing: none of what it excludes, of several that it allows, or of attributes. */
function neededBy(selector: string): string[] {
  const needed: string[] = [];
  for (let start = 0; start < selector.length; ) {
    const opened = endOf(selector, start, '([');
    const before = selector.slice(start, opened);
    for (const [, name = ''] of before.matchAll(className)) needed.push(name);
    const end = endOf(selector, opened + 1, selector[opened] === '[' ? ']' : ')');
    if (selector[opened] === '(' && !before.endsWith(':not')) {
      const [only = '', ...others] = listOf(selector.slice(opened + 1, end));
      if (others.length === 0) needed.push(...neededBy(only));
    }
    start = end + 1;
  }
  return needed;
}

/** Where one of the characters stands outside of strings, comments, brackets and blocks; the text's end where none does. */
function endOf(text: string, from: number, ends: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (depth === 0 && ends.includes(character)) return at;
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = endOfString(text, at, character);
    else if (text.startsWith(comment, at)) at = endOfComment(text, at) - 1;
    else if ('{(['.includes(character)) depth += 1;
    else if ('})]'.includes(character)) depth -= 1;
  }
  return text.length;
}

function endOfComment(text: string, from: number): number {
  const end = text.indexOf('*/', from + comment.length);
  return end < 0 ? text.length : end + 2;
}

function endOfString(text: string, from: number, quote: string): number {
  let at = from + 1;
  while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1;
  return at;
}
