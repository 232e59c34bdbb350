import { type RawBuilder, sql } from 'kysely';
import { likePattern } from '../../db/like-pattern.ts';

/** More words than a name and an address have would only cost time. */
const mostWords = 6;
/** One sign stands in nearly everything. */
const fewestSigns = 2;

/** The words of what somebody typed; none where it is too short to find anything by. */
export function typedWords(q: string): string[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  return words.join('').length < fewestSigns ? [] : words;
}

/** Every word stands in a text of a row. */
export const standIn = (text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`${text} LIKE ${likePattern(word)}`),
    sql` AND `,
  )})`;
