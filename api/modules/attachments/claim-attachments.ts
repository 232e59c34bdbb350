import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { attachmentLimits } from 'mf-shared/rules/attachment-limits';
import type { Executor, Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { filesTooLarge, mostBytesOf } from './files-too-large.ts';
import { draftHash } from './keep-attachment.ts';

type Claim = CaseOfFiles & {
  draft: string | undefined;
  ids: readonly string[];
};
/** The case that they become files of. */
export type CaseOfFiles =
  | { complaintId: string; eventId?: number }
  | { storeReturnId: string; eventId?: number }
  | { returnId: number; eventId?: number; outcomeId?: number | undefined };

/**
 * Makes files of a draft files of a case, in the caller's transaction, which holds the case.
 * @throws Refusal 409 where one is gone or belongs to somebody else, 413 where the case has as much as it may
 */
export async function claimAttachments(db: Executor, { draft, ids, ...of }: Claim): Promise<void> {
  if (ids.length === 0) return;
  const claimed = await db
    .updateTable('attachments')
    .set({
      ...ofCase(of),
      ...{ draft_hash: null, expires_at: null },
    })
    .where('id', 'in', [...new Set(ids)])
    .where('draft_hash', '=', draftHash(draft ?? ''))
    .where('complaint_id', 'is', null)
    .where('return_id', 'is', null)
    .where('store_return_id', 'is', null)
    .returning('id')
    .execute();
  if (claimed.length < new Set(ids).size) throw new Refusal(409, 'attachments_gone');
  const { files, sent } = await db
    .selectFrom('attachments')
    .select((eb) => [eb.fn.countAll<string>().as('files'), eb.fn.sum<string | null>('sent_bytes').as('sent')])
    .where(filesOfCase(of))
    .executeTakeFirstOrThrow();
  if (Number(files) > attachmentLimits.files) throw new Refusal(409, 'attachment_count');
  const kind = 'complaintId' in of ? 'complaint' : 'return';
  if (Number(sent ?? 0) > mostBytesOf(kind)) throw filesTooLarge(kind);
}

function ofCase(of: CaseOfFiles) {
  if ('returnId' in of) return { return_id: of.returnId, return_event_id: of.eventId, return_outcome_id: of.outcomeId };
  if ('storeReturnId' in of) return { store_return_id: of.storeReturnId, store_return_event_id: of.eventId };
  return { complaint_id: of.complaintId, event_id: of.eventId };
}

/** Chooses the files of one case. */
export const filesOfCase =
  (of: CaseOfFiles) =>
  (eb: ExpressionBuilder<Tables, 'attachments'>): Expression<SqlBool> => {
    if ('returnId' in of) return eb('return_id', '=', of.returnId);
    if ('storeReturnId' in of) return eb('store_return_id', '=', of.storeReturnId);
    return eb('complaint_id', '=', of.complaintId);
  };
