import type { Attachment } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { attachmentColumns, viewAttachment } from '../attachments/attachment-view.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';

export interface KeptFile {
  file: Attachment;
  /** The letter that it came with, or the decision that it shows; both null for a file of the form. */
  eventId: number | null;
  outcomeId: number | null;
}

/** Files of a return that are still kept. */
export async function readAllFiles(db: Executor, secret: ServiceSecret, returnId: number): Promise<KeptFile[]> {
  const files = await db
    .selectFrom('attachments')
    .select([...attachmentColumns, 'return_event_id', 'return_outcome_id'])
    .where('return_id', '=', returnId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date())]))
    .orderBy('created_at')
    .execute();
  return files.map(({ return_event_id, return_outcome_id, ...file }) => ({
    ...{ file: viewAttachment(secret, file), eventId: return_event_id, outcomeId: return_outcome_id },
  }));
}

/** Those that the buyer sent with the form. */
export const readFiles = async (db: Executor, secret: ServiceSecret, returnId: number): Promise<Attachment[]> =>
  (await readAllFiles(db, secret, returnId)).flatMap(({ file, eventId, outcomeId }) =>
    eventId === null && outcomeId === null ? file : [],
  );
