import type { Executor } from '../../db/schema.ts';
import { type CaseOfFiles, filesOfCase } from './claim-attachments.ts';

const yearsKept = 2;

/** Files of a case are kept for two years after its end, and then deleted (AFTER-77). */
export async function endAttachments(db: Executor, of: CaseOfFiles, now = new Date()): Promise<void> {
  const expires_at = new Date(now);
  expires_at.setFullYear(now.getFullYear() + yearsKept);
  await db.updateTable('attachments').set({ expires_at }).where(filesOfCase(of)).execute();
}
