import type { Transaction } from 'kysely';
import { inTransaction } from './in-transaction.ts';
import type { Database, Tables } from './schema.ts';

/** Does work in a transaction and takes all of it back: what it refuses is refused, and nothing is kept. */
export async function tryOut<T>(db: Database, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  const takenBack = new Error('taken back');
  let done: { result: T } | undefined;
  try {
    await inTransaction(db, async (tx) => {
      done = { result: await work(tx) };
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
  if (!done) throw takenBack;
  return done.result;
}
