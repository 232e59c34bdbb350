import type { Transaction } from 'kysely';
import type { Database, Tables } from './schema.ts';

const retried = new Set(['40001', '40P01']);
const attempts = 5;

type AfterCommit = (db: Database) => void;
const afterCommits = new WeakMap<Transaction<Tables>, AfterCommit[]>();

/** Has something done when a transaction of `inTransaction` is committed; nothing when it is rolled back. */
export function afterCommit(tx: Transaction<Tables>, act: AfterCommit): void {
  const acts = afterCommits.get(tx);
  if (acts) acts.push(act);
  else afterCommits.set(tx, [act]);
}

/** Runs work in a transaction, again from its start when the database broke a deadlock or a serialisation conflict. */
export async function inTransaction<T>(db: Database, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let left = attempts; ; left -= 1) {
    try {
      const { result, tx } = await db.transaction().execute(async (tx) => ({ result: await work(tx), tx }));
      for (const act of afterCommits.get(tx) ?? []) act(db);
      return result;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (left <= 1 || !retried.has(code)) throw error;
    }
  }
}
