import type { Locale } from 'mf-shared/contract';
import { Refusal } from '../../http/refusal.ts';
import { mostSynonymGroups, type SynonymGroups, synonym } from '../../read-model/general-settings.ts';

/** A group with more words would make each search for one of them slow. */
const mostWords = 12;
const longest = 60;

const refused = (words: string) => new Refusal(400, 'invalid_request', { fields: { words: `search_words.${words}` } });

/** The words of a group as staff wrote them, with commas or lines between them: in small letters, each once. */
const wordsOf = (written: string): string[] => [
  ...new Set(
    written
      .toLowerCase()
      .normalize('NFC')
      .split(/[,;\n]/)
      .map((word) => word.trim().replace(/\s+/g, ' '))
      .filter((word) => word !== ''),
  ),
];

/** How a group is written and kept in the log. */
export const writtenGroup = (words: readonly string[]): string => words.join(', ');

/** A group of words that mean the same, as it is kept (SEARCH-15). @throws Refusal beside the field */
export function tidyGroup(written: string): string[] {
  const words = wordsOf(written);
  if (words.length < 2) throw refused('too_few');
  if (words.length > mostWords) throw refused('too_many');
  if (words.some((word) => word.length > longest || !synonym.safeParse(word).success)) throw refused('not_a_word');
  // The end of a compound has no meaning beside a word: nothing would ever find one by the other.
  if (new Set(words.map((word) => word.startsWith('-'))).size > 1) throw refused('mixed');
  return words;
}

const inOrder = (group: readonly string[]): string => writtenGroup([...group].sort());

interface GroupChange {
  language: Locale;
  /** Null: it is taken away. */
  next: readonly string[] | null;
  /** What was read, as {@link writtenGroup} has it; null for a new one. */
  was: string | null;
}

/**
 * The groups with one more, one changed or one less; a new one stands last.
 * @throws Refusal 409 where what was read does not stand there any more, 400 where the same words do already
 */
export function changeGroup(groups: SynonymGroups, { language, next, was }: GroupChange): SynonymGroups {
  const own = groups[language] ?? [];
  const at = was === null ? own.length : own.findIndex((group) => writtenGroup(group) === was);
  if (at < 0) throw new Refusal(409, 'changed_meanwhile');
  const others = own.filter((_, index) => index !== at);
  if (next && others.some((group) => inOrder(group) === inOrder(next))) throw refused('taken');
  if (next && others.length >= mostSynonymGroups) throw refused('too_many_groups');
  return { ...groups, [language]: next ? own.toSpliced(at, 1, next) : others };
}
