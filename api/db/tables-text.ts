import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './schema.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  comment: string | null;
}

/** The types of PostgreSQL as this service reads them (open-database.ts). */
const plainTypes: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  date: 'Day',
  'double precision': 'number',
  integer: 'number',
  text: 'string',
  'text[]': 'string[]',
  tsvector: 'string',
  uuid: 'string',
};

/** Types whose values are written in another shape than they are read: [type], [with a default], [nullable]. */
const namedTypes: Readonly<Record<string, readonly [string, string, string]>> = {
  bytea: ['Hash', 'Hash', 'HashOrNull'],
  jsonb: ['Json', 'JsonDefault', 'JsonOrNull'],
  'timestamp with time zone': ['MomentNeeded', 'Moment', 'MomentOrNull'],
};

/** The source text of schema/tables.ts: every table of a migrated database, with its comments and the words that it allows. */
export async function tablesText(db: Executor): Promise<string> {
  const rows = async <T>(query: RawBuilder<T>) => (await query.execute(db)).rows;
  const columns = await rows(columnsQuery);
  const words = new Map((await rows(checksQuery)).map(({ column, check }) => [column, allowedWords(check)]));
  const comments = new Map((await rows(commentsQuery)).map(({ table, comment }) => [table, comment]));
  const tables = [...Map.groupBy(columns, ({ table }) => table)];
  const interfaces = tables.map(([table, own]) => {
    const lines = own.map((column) => `${note(column.comment, '  ')}  ${column.name}: ${typeOf(column, words)};\n`);
    return `${note(comments.get(table) ?? null, '')}export interface ${interfaceName(table)} {\n${lines.join('')}}\n`;
  });
  const list = tables.map(([table]) => `  ${table}: ${interfaceName(table)};\n`).join('');
  const body = `${interfaces.join('\n')}\nexport interface Tables {\n${list}}\n`;
  const kinds = kindNames.filter((kind) => new RegExp(`: ${kind}\\b|<${kind}\\b|: ${kind}<`).test(body));
  return `// Generated from the migrated database: write a migration, then run \`npm run generate:tables\`.
import type {
${kinds.map((kind) => `  ${kind},\n`).join('')}} from './column-kinds.ts';
import type { StoredJson } from './stored-json.ts';

${body}`;
}

const kindNames = [...new Set(['Day', 'Generated', ...Object.values(namedTypes).flat()])].sort();

function typeOf(column: Column, words: ReadonlyMap<string, string | null>): string {
  const { table, name, type, isNullable, hasDefault } = column;
  const named = namedTypes[type];
  if (named) {
    const kind = isNullable ? named[2] : named[hasDefault ? 1 : 0];
    return type === 'jsonb' ? `${kind}<StoredJson['${table}.${name}']>` : kind;
  }
  const plain = words.get(`${table}.${name}`) ?? plainTypes[type];
  if (!plain) throw new Error(`No type is known for ${table}.${name}: ${type}`);
  const full = isNullable ? `${plain} | null` : plain;
  return hasDefault ? `Generated<${full}>` : full;
}

/** `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))` → `'a' | 'b'`; null for checks of another kind. */
function allowedWords(check: string): string | null {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(check)?.[1];
  return list?.includes("'") ? list.replaceAll('::text', '').replaceAll(', ', ' | ') : null;
}

const interfaceName = (table: string): string =>
  `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;

const note = (comment: string | null, indent: string): string => (comment ? `${indent}/** ${comment} */\n` : '');

const columnsQuery = sql<Column>`
  SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
    NOT a.attnotnull AS "isNullable", a.atthasdef OR a.attidentity <> '' AS "hasDefault",
    col_description(c.oid, a.attnum) AS comment
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
    AND c.relname NOT LIKE 'kysely%'
  ORDER BY c.relname, a.attnum`;

const checksQuery = sql<{ column: string; check: string }>`
  SELECT c.relname || '.' || a.attname AS "column", pg_get_constraintdef(k.oid) AS "check"
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
  WHERE k.contype = 'c' AND array_length(k.conkey, 1) = 1
    AND pg_get_constraintdef(k.oid) LIKE '%= ANY (ARRAY[%'
  ORDER BY k.conname`;

const commentsQuery = sql<{ table: string; comment: string }>`
  SELECT relname AS "table", obj_description(oid, 'pg_class') AS comment
  FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
    AND obj_description(oid, 'pg_class') IS NOT NULL`;
