import type { Locale } from 'mf-shared/contract';
import type { SynonymGroups } from '../../read-model/general-settings.ts';
import { type Term, withoutStopWords } from './match-term.ts';
import type { ReadTerms } from './read-terms.ts';

/** Other ways to say a typed word: each a list of words that stand together. */
export type OtherWays = readonly (readonly Term[])[];

/** With more, a search would take longer than it is worth. */
const mostWays = 6;
/** The part before a compound's end is a word itself, with at least these letters. */
const shortestHead = 2;

interface Member {
  /** `-monot`: the end of any compound, and no word by itself. */
  isEnd: boolean;
  words: readonly string[];
  /** The term of a single word; null for several words. */
  term: Term | null;
}

const cachedMembers = new WeakMap<SynonymGroups, Map<Locale, Promise<Member[][]>>>();

/** Finds the other ways to say each typed word, whole or as the end of a compound (SEARCH-15). */
export async function otherWaysOf(
  typed: readonly Term[],
  locale: Locale,
  groups: SynonymGroups,
  readTerms: ReadTerms,
): Promise<OtherWays[]> {
  const own = groups[locale];
  if (!own) return typed.map(() => []);
  const known = cachedMembers.get(groups) ?? new Map<Locale, Promise<Member[][]>>();
  cachedMembers.set(groups, known);
  const reading = known.get(locale) ?? readMembers(own, locale, readTerms);
  known.set(locale, reading);
  reading.catch(() => known.delete(locale));
  const members = await reading;
  const said = typed.map((term) => members.flatMap((group) => waysOf(term, group)).slice(0, mostWays));
  const terms = await readTerms(locale, [...new Set(said.flat(2))]);
  const byWord = new Map([...new Set(said.flat(2))].map((word, index) => [word, terms[index]]));
  return said.map((ways) => ways.map((words) => withoutStopWords(words.flatMap((word) => byWord.get(word) ?? []))));
}

async function readMembers(
  groups: readonly (readonly string[])[],
  locale: Locale,
  readTerms: ReadTerms,
): Promise<Member[][]> {
  const members = groups.map((group) =>
    group.map((written) => ({ isEnd: written.startsWith('-'), words: written.replace(/^-/, '').split(' ') })),
  );
  const words = [...new Set(members.flat().flatMap((member) => member.words))];
  const terms = await readTerms(locale, words);
  const byWord = new Map(words.map((word, index) => [word, terms[index] ?? null]));
  return members.map((group) =>
    group.map((member) => ({
      ...member,
      term: member.words.length === 1 ? (byWord.get(member.words[0] ?? '') ?? null) : null,
    })),
  );
}

/** What the group's other members say instead of a typed word. */
function waysOf(typed: Term, group: readonly Member[]): (readonly string[])[] {
  for (const member of group) {
    if (!member.term) continue;
    const others = group.filter((other) => other !== member && other.isEnd === member.isEnd);
    if (!member.isEnd && isSame(typed, member.term)) return others.map(({ words }) => words);
    const head = member.isEnd ? headBefore(typed, member.term) : null;
    if (head !== null) return others.map(({ words }) => [head + words.join('')]);
  }
  return [];
}

const isSame = (typed: Term, known: Term): boolean =>
  typed.folded === known.folded || (typed.stem !== null && typed.stem === known.stem);

/** The part before the compound's end, or null where the word does not end so. */
function headBefore({ folded, stem }: Term, end: Term): string | null {
  const pairs = [
    [folded, end.folded],
    [stem, end.stem],
  ] as const;
  for (const [word, tail] of pairs)
    if (word && tail && word.endsWith(tail) && word.length - tail.length >= shortestHead)
      return word.slice(0, word.length - tail.length);
  return null;
}
