import type { ImportedRedirects, Locale, RedirectState } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { translate } from '../../texts/translate.ts';
import { firstIn, type RedirectRow } from './follow-redirects.ts';
import { type RedirectLine, readLines } from './read-lines.ts';
import { faultIn, isFault, type Shop, tidyRedirect } from './tidy-redirect.ts';
import { isCircle, lockRedirects, noteRedirect } from './write-redirect.ts';

const mostLines = 2000;

interface Line extends RedirectLine {
  state: RedirectState;
}

type LineFault = ImportedRedirects['faults'][number];

/** Takes over all lines, or none and tells by line what is wrong; a line whose old address is known changes it (STAFF-46). */
export async function importRedirects(
  db: Database,
  lines: string,
  { actorId, locale, ...shop }: Shop & { actorId: number; locale: Locale },
): Promise<ImportedRedirects> {
  const faultOf = ({ number, written }: RedirectLine, words: string): LineFault => ({
    line: number,
    written: written.slice(0, 300),
    message: translate(locale, words),
  });
  const faults: LineFault[] = [];
  const tidied = new Map<string, Line>();
  for (const [index, line] of readLines(lines).entries()) {
    if (index === mostLines) {
      faults.push(faultOf(line, 'redirects.too_many'));
      break;
    }
    const state = line.redirect ? tidyRedirect(line.redirect, shop) : faultIn('old_path', 'not_a_line');
    if (isFault(state)) faults.push(faultOf(line, state.words));
    else if (tidied.has(state.old_path)) faults.push(faultOf(line, 'redirects.twice'));
    else tidied.set(state.old_path, { ...line, state });
  }
  const none = { added: 0, changed: 0, same: 0 };
  if (faults.length > 0) return { ...none, faults };
  return inTransaction(db, async (tx) => {
    await lockRedirects(tx);
    const known = await readAll(tx);
    const table = new Map(known);
    for (const [key, { state }] of tidied) table.set(key, { id: known.get(key)?.id ?? -table.size - 1, ...state });
    const find = firstIn(table);
    for (const [key, line] of tidied) if (await isCircle(key, find)) faults.push(faultOf(line, 'redirects.circle'));
    if (faults.length > 0) return { ...none, faults };
    return { ...(await writeLines(tx, actorId, { lines: [...tidied.values()], known })), faults };
  });
}

async function readAll(tx: Executor): Promise<ReadonlyMap<string, RedirectRow>> {
  const rows = await tx.selectFrom('redirects').select(['id', 'old_path', 'new_path']).execute();
  return new Map(rows.map((row) => [row.old_path, row]));
}

async function writeLines(
  tx: Executor,
  actorId: number,
  { lines, known }: { lines: readonly Line[]; known: ReadonlyMap<string, RedirectRow> },
) {
  const counts = { added: 0, changed: 0, same: 0 };
  for (const { state } of lines) {
    const row = known.get(state.old_path);
    if (row?.new_path === state.new_path && row) {
      counts.same += 1;
      continue;
    }
    counts[row ? 'changed' : 'added'] += 1;
    const { id } = await tx
      .insertInto('redirects')
      .values(state)
      .onConflict((conflict) => conflict.column('old_path').doUpdateSet({ new_path: state.new_path }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = row ? { old_path: row.old_path, new_path: row.new_path } : null;
    await noteRedirect(tx, actorId, { id, before, after: state });
  }
  return counts;
}
