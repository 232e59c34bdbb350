import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';

export interface FoundModels {
  /** Best first. */
  ids: number[];
  /** True when nothing matched as typed and near words were taken instead. */
  isApproximate: boolean;
  /** For every typed word the words that were searched for in its place. */
  words: string[][];
}

const mostModels = 1000;
const nearWords = 6;
const containingWords = 40;

/**
 * Full text of a language over names, brands and short texts. Every typed word must match: as the stem or beginning of
 * a word, or within a compound (`takki` in `kuoritakki`). Where nothing does, unknown words give way to near ones.
 */
export async function findModels(db: Executor, locale: Locale, words: readonly string[]): Promise<FoundModels> {
  if (words.length === 0) return { ids: [], isApproximate: false, words: [] };
  const known = await knownWords(db, locale, words);
  const exact = words.map((word, index) => [word, ...(known[index]?.containing ?? [])]);
  const ids = await matching(db, locale, exact);
  if (ids.length > 0) return { ids, isApproximate: false, words: exact };
  const near = words.map((word, index) => {
    const { containing = [], near: others = [] } = known[index] ?? {};
    return containing.length > 0 ? [word, ...containing] : others;
  });
  const usable = near.filter((choices) => choices.length > 0);
  if (usable.length === 0) return { ids: [], isApproximate: true, words: [] };
  const all = await matching(db, locale, usable);
  // Words that never stand together are then wanted one by one.
  return {
    ids: all.length > 0 ? all : await matching(db, locale, [usable.flat()]),
    isApproximate: true,
    words: usable,
  };
}

interface KnownWords {
  containing: string[];
  near: string[];
}

/** For each word: words of the shop's vocabulary that contain it or end with its stem, and, where there are none, those that look like it. */
async function knownWords(db: Executor, locale: Locale, words: readonly string[]): Promise<KnownWords[]> {
  return readRows<KnownWords>(
    db,
    sql`SELECT containing.words AS containing, CASE WHEN containing.words = '{}' THEN near.words ELSE '{}' END AS near
      FROM unnest(${`{${words.map((word) => `"${word}"`).join()}}`}::text[]) WITH ORDINALITY AS q(word, place),
      LATERAL (SELECT word_stem(${locale}, q.word) AS stem) l
      LEFT JOIN LATERAL (SELECT coalesce(array_agg(c.word), '{}') AS words FROM (
        SELECT s.word FROM search_words s WHERE s.locale = ${locale} AND length(l.stem) >= 3
          AND (s.stem LIKE '%' || l.stem OR s.word LIKE '%' || unaccent(q.word) || '%')
        ORDER BY s.models DESC, s.word LIMIT ${containingWords}) c) containing ON true
      LEFT JOIN LATERAL (SELECT coalesce(array_agg(n.word), '{}') AS words FROM (
        SELECT s.word FROM search_words s WHERE s.locale = ${locale} AND s.word % unaccent(q.word)
        ORDER BY similarity(s.word, unaccent(q.word)) DESC, s.models DESC LIMIT ${nearWords}) n) near
        ON containing.words = '{}'
      ORDER BY q.place`,
  );
}

/** Models that match one choice of every list, by rank and then by how much they are sold. */
async function matching(db: Executor, locale: Locale, choices: readonly (readonly string[])[]): Promise<number[]> {
  const query = choices.map((words) => `(${words.map((word) => `${word}:*`).join(' | ')})`).join(' & ');
  const rows = await readRows<{ id: number }>(
    db,
    sql`SELECT m.id FROM model_texts t JOIN product_models m ON m.id = t.model_id,
        to_tsquery(${`havu_${locale}`}::regconfig, ${query}) q
      WHERE t.locale = ${locale} AND t.search @@ q AND m.is_public AND NOT m.campaign_only
      ORDER BY ts_rank(t.search, q) * (1 + ln(1 + m.sold_amount) / 10) DESC, m.id LIMIT ${mostModels}`,
  );
  return rows.map(({ id }) => id);
}
