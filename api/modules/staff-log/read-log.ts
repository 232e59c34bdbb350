import { type RawBuilder, sql } from 'kysely';
import type { Locale, StaffLogResponse, StaffRight, StaffWrite, staffLogQuery } from 'mf-shared/contract';
import { logSubjects } from 'mf-shared/contract/staff-choices';
import type { z } from 'zod';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Executor } from '../../db/schema.ts';
import { isWithinDays } from '../../db/within-days.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { languagesInLines } from '../../texts/languages-in-lines.ts';
import { asState } from '../audit/logged-state.ts';
import { writerName } from '../audit/writer-name.ts';
import { sectionOf } from '../staff-products/change-product.ts';
import { kindOf } from './content-kinds.ts';
import { findLatest, readNames, rightToRead, rightToReadAll, rightToUndo } from './judge-writes.ts';
import type { LoggedWrite } from './logged-write.ts';
import { tellText, tellTexts } from './tell-texts.ts';

interface Reader {
  rights: ReadonlySet<StaffRight>;
  locale: Locale;
}

/** One page of what was done, the newest first, with what the reader may read of it (STAFF-41). */
export async function readLog(
  db: Executor,
  { about, page, ...question }: z.output<typeof staffLogQuery>,
  { rights, locale }: Reader,
): Promise<StaffLogResponse> {
  const readable = logSubjects.filter((subject) => rights.has(rightToRead(subject)));
  const asked = about ? readable.filter((subject) => subject === about) : readable;
  const isAll = about === undefined && rights.has(rightToReadAll);
  if (!isAll && asked.length === 0) return { results: [], ...pageFacts(0, page) };
  // Many products are changed in one write, whose parts stand with each product.
  const entities = asked.flatMap((subject) => (subject === 'product' ? [subject, 'products'] : [subject]));
  const found = db
    .selectFrom('audit_log as a')
    .where('a.part_of', 'is', null)
    .$if(!isAll, (query) => query.where('a.entity', 'in', entities))
    .where(matches(question));
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
  const rows = await found
    .leftJoin('customers as c', 'c.id', 'a.actor_id')
    .select([
      'a.id',
      'a.at',
      'a.action',
      'a.entity',
      'a.entity_id',
      'a.before',
      'a.after',
      'c.first_name',
      'c.last_name',
      'c.email',
    ])
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const writes = rows.map((row): LoggedWrite => ({ ...row, before: asState(row.before), after: asState(row.after) }));
  const latest = await findLatest(db, writes);
  const names = await readNames(db, writes, locale);
  const results = rows.map(({ id, at, action, entity, entity_id, first_name, last_name, email }, index): StaffWrite => {
    const write = writes[index] as LoggedWrite;
    const right = rightToUndo(write);
    return {
      ...{ id, at: at.toISOString(), action, entity, entity_id, name: names.get(`${entity} ${entity_id}`) ?? '' },
      by: writerName({ first_name, last_name, email }),
      ...differences(write),
      can_be_undone: right !== null && rights.has(right) && latest.has(id),
    };
  });
  return { results, ...pageFacts(Number(total), page) };
}

/** Whether a value of a state has a word; names of its fields are none. */
const hasValue = (state: 'before' | 'after', pattern: string) =>
  sql`EXISTS (SELECT FROM jsonb_each_text(CASE jsonb_typeof(${sql.ref(`a.${state}`)}) WHEN 'object' THEN ${sql.ref(`a.${state}`)} END) e
    WHERE lower(e.value) LIKE ${pattern})`;

/** Each word stands in the name of who changed it, or in what was there before or after, or is the number of the thing. */
function matches({ q, from, to }: Pick<z.output<typeof staffLogQuery>, 'q' | 'from' | 'to'>): RawBuilder<boolean> {
  const conditions = searchWords(q).map((word) => {
    const pattern = likePattern(word);
    return sql`(${hasValue('before', pattern)} OR ${hasValue('after', pattern)} OR a.entity_id = ${word}
      OR EXISTS (SELECT FROM customers w WHERE w.id = a.actor_id
        AND lower(w.first_name || ' ' || w.last_name) LIKE ${pattern}))`;
  });
  return sql<boolean>`(${sql.join([isWithinDays(sql`a.at`, { from, to }), ...conditions], sql` AND `)})`;
}

/** The fields that differ, as far as they are words, numbers or yes and no. */
function differences(write: LoggedWrite): Pick<StaffWrite, 'before' | 'after'> {
  const { before, after, action, entity } = write;
  const ofProduct = entity === 'product' ? sectionOf(action, after)?.inLines : undefined;
  const inLines = kindOf(write)?.inLines ?? ofProduct ?? languagesInLines;
  const [one, other] = [before, after].map((state) => (state ? inLines(state) : {}));
  const names = Object.keys({ ...one, ...other }).filter(
    (name) => before === null || JSON.stringify(one?.[name]) !== JSON.stringify(other?.[name]),
  );
  return { before: told(one, other, names), after: told(other, one, names) };
}

/** A side of a change as far as it is told: long texts from where they differ from the other side's. */
function told(
  state: Record<string, unknown> | undefined,
  other: Record<string, unknown> | undefined,
  names: readonly string[],
): StaffWrite['before'] {
  return Object.fromEntries(
    names.flatMap((name): [string, string | number | boolean | null][] => {
      const [value, beside] = [state?.[name], other?.[name]];
      if (value === null) return [[name, null]];
      if (typeof value === 'string')
        return [[name, typeof beside === 'string' ? tellTexts(value, beside)[0] : tellText(value)]];
      return typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : [];
    }),
  );
}
