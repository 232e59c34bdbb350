import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, read, rooms, root } from './source-files.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|mjs|ts)$/.test(entry.name))
    .map(({ name }) => (folder === '' ? name : `${folder}/${name}`));

const ruleFolders = ['docs/specification', 'docs/design'];

/** The files that hold rules, and the page that explains how they are read. */
export const rulePages = ruleFolders.flatMap(filesIn);
export const ruleFiles = rulePages.filter((path) => !path.endsWith('/README.md'));

/** A rule's id begins a row of a table or a heading. */
export const idsIn = (text: string): string[] =>
  [...text.matchAll(/^(?:\| |#+ )([A-Z]+-\d+)\b/gm)].map(([, id = '']) => id);
export const numberOf = (id: string): number => Number(id.split('-')[1]);
export const wordOf = (id: string): string => id.split('-')[0] ?? '';

/** Every rule's id → what stands about it. */
export const rules: ReadonlyMap<string, string> = new Map(
  ruleFiles.flatMap((file) =>
    [...read(file).matchAll(/^(?:\| |#+ )([A-Z]+-\d+)\b.*$/gm)].map(([line, id = '']): [string, string] => [id, line]),
  ),
);

/** Files that may cite a rule: code, styles, migrations, texts and pages of all rooms and of the house. */
export const citingFiles: readonly string[] = [
  ...filesIn(''),
  ...filesIn('docs'),
  ...filesIn('docs/decisions'),
  ...rulePages,
  ...rooms.flatMap((room) => filesOf(room, ['.ts', '.tsx', '.mts', '.mjs', '.css', '.sql', '.json', '.md'])),
  // Its examples are no citations.
].filter((path) => path !== 'e2e/house/specification.test.ts');

const words = [...new Set([...rules.keys()].map(wordOf))].join('|');
const citation = new RegExp(`(?<![\\w-])((?:${words})-\\d+)(?: to ((?:${words})-\\d+))?(?![\\w-])`, 'g');

/** The ids that a text cites. `CART-1 to CART-3` cites three; its ends are given back as they stand where they do not fit. */
export function citationsIn(text: string): string[] {
  return [...text.replace(/\n\s*(?:\*|\/\/|--)\s/g, ' ').matchAll(citation)].flatMap(([, first = '', last]) => {
    if (last === undefined) return [first];
    const length = numberOf(last) - numberOf(first) + 1;
    if (wordOf(first) !== wordOf(last) || length < 2) return [`${first} to ${last}`];
    return Array.from({ length }, (_, index) => `${wordOf(first)}-${numberOf(first) + index}`);
  });
}

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('e2e/journeys/');

/**
 * How much of a rule the shop does. `Not built yet` as a sentence of its own says that nothing of it is there; with a subject
 * before it (`` `host`: Not built yet ``) or a limit behind it (`Not built yet as a call`) it says so of a part.
 */
export function builtOf(rule: string): 'whole' | 'part' | 'nothing' {
  if (!/not built yet/i.test(rule)) return 'whole';
  return /[.!?|] Not built yet *[.:]/.test(rule) ? 'nothing' : 'part';
}
