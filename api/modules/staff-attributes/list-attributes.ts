import { type RawBuilder, sql } from 'kysely';
import { type Locale, localeCodes, type StaffAttributeList, type staffAttributesQuery } from 'mf-shared/contract';
import { type AttributeKind, attributeKinds } from 'mf-shared/contract/staff-choices';
import type { z } from 'zod';
import { likePattern } from '../../db/like-pattern.ts';
import type { Texts } from '../../db/schema/column-kinds.ts';
import type { Executor } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { attributes } from './attribute-kinds.ts';
import { countUsers } from './count-users.ts';

interface ListedRow {
  kind: AttributeKind;
  id: number;
  key: string;
  names: Texts;
  ground: string | null;
  ink: string | null;
}

/** The colours that a kind is shown in. */
const looks: Partial<Record<AttributeKind, RawBuilder<unknown>>> = {
  colour: sql`t.control AS ground, NULL AS ink`,
  tag: sql`t.bg_color AS ground, t.text_color AS ink`,
};
const noLooks = sql`NULL AS ground, NULL AS ink`;

const rowsOf = (kind: AttributeKind): RawBuilder<unknown> => {
  const { table, key } = attributes[kind];
  return sql`SELECT ${sql.lit(kind)} AS kind, ${sql.lit(attributeKinds.indexOf(kind))} AS place, t.id, ${key} AS key,
    t.names, ${looks[kind] ?? noLooks} FROM ${sql.table(table)} t`;
};

/** One page of what products are described with, by kind and name (STAFF-74). */
export async function listAttributes(
  db: Executor,
  { q, kind, lacks, page }: z.output<typeof staffAttributesQuery>,
  locale: Locale,
): Promise<StaffAttributeList> {
  const within = likePattern(q ?? '');
  const hasWords = sql`(a.key ILIKE ${within} OR EXISTS (SELECT FROM jsonb_each_text(a.names) n WHERE n.value ILIKE ${within}))`;
  const found = sql`FROM (${sql.join((kind ? [kind] : attributeKinds).map(rowsOf), sql` UNION ALL `)}) a
    WHERE ${q ? hasWords : sql`true`} AND ${lacks ? sql`coalesce(a.names ->> ${lacks}::text, '') = ''` : sql`true`}`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::int AS total ${found}`.execute(db);
  const { limit, offset } = pageRange(counted[0]?.total ?? 0, page);
  const rows = await readRows<ListedRow>(
    db,
    sql`SELECT a.* ${found}
      ORDER BY a.place, lower(coalesce(nullif(a.names ->> ${locale}::text, ''), a.names ->> 'fi', a.key)), a.id
      LIMIT ${limit} OFFSET ${offset}`,
  );
  const used = new Map<AttributeKind, ReadonlyMap<number, number>>();
  for (const [each, own] of Map.groupBy(rows, (row) => row.kind))
    used.set(
      each,
      await countUsers(
        db,
        each,
        own.map(({ id }) => id),
      ),
    );
  const results = rows.map(({ names, ...row }) => ({
    ...{ kind: row.kind, id: row.id, key: row.key, ground: row.ground, ink: row.ink },
    ...{ name: textIn(names, locale) || row.key, used: used.get(row.kind)?.get(row.id) ?? 0 },
    languages: localeCodes.filter((code) => names[code]),
  }));
  return { results, ...pageFacts(counted[0]?.total ?? 0, page) };
}
