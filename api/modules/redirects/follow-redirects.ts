import { type Locale, localeCodes } from 'mf-shared/contract';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import type { Executor } from '../../db/schema.ts';
import { pathOf, redirectKey } from './redirect-key.ts';

export interface RedirectRow {
  /** Null for a way that no redirect makes: a product group's from an address that it had. */
  id: number | null;
  old_path: string;
  new_path: string | null;
}

interface Table {
  /** The row of the first of the keys that has one. */
  find: (keys: readonly string[]) => Promise<RedirectRow | undefined> | RedirectRow | undefined;
  /** Whether a page has the path: nothing leads away from it. */
  isPage: (path: string) => boolean;
}

/** Longer ways are nobody's wish. */
const mostSteps = 30;

/** `ids`: of the redirects on the way. `named`: the language that the last of them to name one names. */
export type Way =
  | { kind: 'none' | 'gone' | 'circle'; ids: readonly number[] }
  | { kind: 'moved'; ids: readonly number[]; target: string; named: Locale | null };

/** Where a path without prefix leads in the end, through as many redirects as there are (ROUTE-131). */
export async function followRedirects(from: string, locale: Locale, { find, isPage }: Table): Promise<Way> {
  const ids: number[] = [];
  const seen = new Set<string>();
  let key = redirectKey(from);
  let named: Locale | null = null;
  let target: string | null = null;
  while (!isPage(key)) {
    const row = await find([`/${named ?? locale}${key}`, key]);
    if (!row) break;
    if (seen.has(row.old_path) || seen.size === mostSteps) return { kind: 'circle', ids };
    seen.add(row.old_path);
    if (row.id !== null) ids.push(row.id);
    target = row.new_path;
    if (target === null) return { kind: 'gone', ids };
    const next = splitLocalePath(pathOf(target), 'prefix');
    named = next.named ?? named;
    key = redirectKey(next.path);
  }
  return target === null ? { kind: 'none', ids } : { kind: 'moved', ids, target, named };
}

/** The row of the first of the keys that has one. */
export const firstIn =
  (table: ReadonlyMap<string, RedirectRow>) =>
  (keys: readonly string[]): RedirectRow | undefined =>
    keys.map((key) => table.get(key)).find((row) => row !== undefined);

const readRows = async (db: Executor, keys: readonly string[]): Promise<RedirectRow[]> =>
  db.selectFrom('redirects').select(['id', 'old_path', 'new_path']).where('old_path', 'in', keys).execute();

/** What is stored, one question for each step. */
export const findStored =
  (db: Executor): Table['find'] =>
  async (keys) => {
    const rows = await readRows(db, keys);
    return firstIn(new Map(rows.map((row) => [row.old_path, row])))(keys);
  };

/** What is stored on the ways from some redirects, one question for each step of the longest way, in any language. */
export async function readWays(db: Executor, from: readonly RedirectRow[]): Promise<ReadonlyMap<string, RedirectRow>> {
  const table = new Map(from.map((row) => [row.old_path, row]));
  let last = from;
  for (let step = 0; step < mostSteps && last.length > 0; step += 1) {
    const keys = last.flatMap(({ new_path }) => (new_path === null ? [] : keysOf(new_path)));
    const unknown = [...new Set(keys)].filter((key) => !table.has(key));
    last = unknown.length > 0 ? await readRows(db, unknown) : [];
    for (const row of last) table.set(row.old_path, row);
  }
  return table;
}

/** Under which an address may be found as an old one, whoever reads. */
function keysOf(address: string): string[] {
  const key = redirectKey(splitLocalePath(pathOf(address), 'prefix').path);
  return [key, ...localeCodes.map((locale) => `/${locale}${key}`)];
}
