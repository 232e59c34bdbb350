import type { GiftCodeState } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';

interface CodeChange {
  id: number;
  next: GiftCodeState;
  /** What was read; it is not saved over anything else. */
  was?: GiftCodeState;
  actorId: number;
}

/** Takes a code back, or lets it count again; orders that it paid for stay (STAFF-61). @throws Refusal */
export async function saveGiftCode(tx: Executor, { id, next, was, actorId }: CodeChange): Promise<void> {
  const row = await tx
    .selectFrom('gift_campaign_codes')
    .select(['code', 'is_ended'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  if (was && !isSame(row, was)) throw new Refusal(409, 'changed_meanwhile');
  if (row.is_ended === next.is_ended) return;
  await tx.updateTable('gift_campaign_codes').set({ is_ended: next.is_ended }).where('id', '=', id).execute();
  const after = { code: row.code, is_ended: next.is_ended };
  const about = { action: 'gift_code', entity: 'gift_code', entityId: String(id) };
  await noteWrite(tx, actorId, { ...about, before: { code: row.code, is_ended: row.is_ended }, after });
}

/** Does what {@link saveGiftCode} does with a code of a campaign, in a transaction of its own. */
export const endGiftCode = (
  db: Database,
  { id, campaignId, isEnded, actorId }: { id: number; campaignId: number; isEnded: boolean; actorId: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('gift_campaign_codes')
      .innerJoin('gift_campaigns', 'gift_campaigns.id', 'campaign_id')
      .select('code')
      .where('gift_campaign_codes.id', '=', id)
      .where('campaign_id', '=', campaignId)
      .where('is_removed', '=', false)
      .executeTakeFirst();
    if (!row) throw new Refusal(404, 'not_found');
    await saveGiftCode(tx, { id, next: { code: row.code, is_ended: isEnded }, actorId });
  });

/** What is stored of codes, by id, as the log keeps it. */
export async function readGiftCodeStates(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, GiftCodeState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('gift_campaign_codes')
    .select(['id', 'code', 'is_ended'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, code, is_ended }) => [id, { code, is_ended }]));
}
