import type { Transaction } from 'kysely';
import type { ComplaintOutcome, ComplaintStatus } from 'mf-shared/contract';
import { isComplaintOver } from 'mf-shared/rules/complaint-moves';
import type { Tables } from '../../db/schema.ts';
import { endAttachments } from '../attachments/end-attachments.ts';
import { noteWrite } from '../audit/note-write.ts';
import { endLabel } from '../carrier/ask-for-label.ts';
import type { GivenForComplaint } from './give-for-complaint.ts';
import type { ComplaintRecord } from './read-complaint.ts';

export async function changeCase(
  tx: Transaction<Tables>,
  row: ComplaintRecord,
  status: ComplaintStatus | null,
  ending: { outcome: ComplaintOutcome | null } & Partial<GivenForComplaint> = { outcome: null },
): Promise<void> {
  const now = new Date();
  const isOver = status !== null && isComplaintOver(status);
  await tx
    .updateTable('complaints')
    .set({
      version: row.version + 1,
      ...(status ? { status, status_at: now, ...ending } : {}),
      ...(isOver ? { ended_at: now } : {}),
    })
    .where('id', '=', row.id)
    .execute();
  if (!isOver) return;
  await endAttachments(tx, { complaintId: row.id }, now);
  await endLabel(tx, { complaintId: row.id });
}

export const noteCase = (
  tx: Transaction<Tables>,
  actorId: number,
  { number }: ComplaintRecord,
  write: { action: string; before: object | null; after: object },
): Promise<void> => noteWrite(tx, actorId, { ...write, entity: 'complaint', entityId: String(number) });
