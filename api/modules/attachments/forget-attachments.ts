import type { Database } from '../../db/schema.ts';
import type { FileStore } from '../../file-stores/file-store.ts';

const batch = 100;

/**
 * Deletes files whose time is over: those of forms that nobody sent, and those of cases two years after their end
 * (AFTER-77). The bytes go first: where the store is away, the row stays and the file is tried again.
 */
export async function forgetAttachments(db: Database, store: FileStore, now: Date): Promise<void> {
  for (;;) {
    const over = await db
      .selectFrom('attachments')
      .select(['id', 'store_key'])
      .where('expires_at', '<=', now)
      .limit(batch)
      .execute();
    for (const { id, store_key } of over) {
      await store.remove(store_key);
      await db.deleteFrom('attachments').where('id', '=', id).execute();
    }
    if (over.length < batch) return;
  }
}
