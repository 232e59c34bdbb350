import { attachmentLimits } from 'mf-shared/rules/attachment-limits';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { draftHash } from './keep-attachment.ts';

interface Claim {
  complaintId: string;
  eventId: number;
  draft: string | undefined;
  ids: readonly string[];
}

/**
 * Makes files of a draft files of a case, in the caller's transaction, which holds the case.
 * @throws Refusal 409 where one is gone or belongs to somebody else, 413 where the case has as much as it may
 */
export async function claimAttachments(db: Executor, { complaintId, eventId, draft, ids }: Claim): Promise<void> {
  if (ids.length === 0) return;
  const claimed = await db
    .updateTable('attachments')
    .set({ complaint_id: complaintId, event_id: eventId, draft_hash: null, expires_at: null })
    .where('id', 'in', [...new Set(ids)])
    .where('draft_hash', '=', draftHash(draft ?? ''))
    .where('complaint_id', 'is', null)
    .returning('id')
    .execute();
  if (claimed.length < new Set(ids).size) throw new Refusal(409, 'attachments_gone');
  const { files, sent } = await db
    .selectFrom('attachments')
    .select((eb) => [eb.fn.countAll<string>().as('files'), eb.fn.sum<string | null>('sent_bytes').as('sent')])
    .where('complaint_id', '=', complaintId)
    .executeTakeFirstOrThrow();
  if (Number(files) > attachmentLimits.files) throw new Refusal(409, 'attachment_count');
  if (Number(sent ?? 0) > attachmentLimits.complaintBytes) throw new Refusal(413, 'attachment_too_large');
}
