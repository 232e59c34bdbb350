import type { Executor } from '../../db/schema.ts';
import { noteWrite } from '../audit/note-write.ts';

/** One line of the log for each call that changed something: which token, and how many rows. */
export async function noteFeed(tx: Executor, tokenId: number, action: string, changed: number): Promise<void> {
  if (changed === 0) return;
  await noteWrite(tx, null, {
    ...{ action, entity: 'feed_token', entityId: String(tokenId) },
    ...{ before: null, after: { changed } },
  });
}
