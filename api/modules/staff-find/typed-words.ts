import { type RawBuilder, sql } from 'kysely';
import { likePattern, searchWords } from '../../db/like-pattern.ts';

/** One sign stands in nearly everything. */
const fewestSigns = 2;

/** The words of what somebody typed; none where it is too short to find anything by. */
export function typedWords(q: string): string[] {
  const words = searchWords(q);
  return words.join('').length < fewestSigns ? [] : words;
}

/** Every word stands in a text of a row. */
export const standIn = (text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`${text} LIKE ${likePattern(word)}`),
    sql` AND `,
  )})`;
