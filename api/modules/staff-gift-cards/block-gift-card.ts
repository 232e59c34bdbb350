import type { GiftCardStanding } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor, Row } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';

interface StandingChange {
  id: number;
  next: Pick<GiftCardStanding, 'is_blocked' | 'reason'>;
  /** What was read; nothing newer is overwritten. */
  was: GiftCardStanding;
  actorId: number;
}

/** Blocks a card, or lets it pay again, with a reason; what orders hold of it already stays theirs (STAFF-49). @throws Refusal */
export const blockGiftCard = (db: Database, change: StandingChange): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (change.next.reason === '')
      throw new Refusal(400, 'invalid_request', { fields: { reason: 'validation.required' } });
    await saveStanding(tx, change);
  });

/** Does what {@link blockGiftCard} does, within the caller's transaction. */
export async function saveStanding(tx: Executor, { id, next, was, actorId }: StandingChange): Promise<void> {
  const card = await lockGiftCard(tx, id, was);
  const before = toStanding(card);
  const after = { hint: before.hint, is_blocked: next.is_blocked, reason: next.reason };
  if (isSame(before, after)) return;
  await tx
    .updateTable('gift_cards')
    .set({ is_active: !after.is_blocked, state_reason: after.reason })
    .where('id', '=', id)
    .execute();
  await noteWrite(tx, actorId, { action: 'gift_card_block', entity: 'gift_card', entityId: String(id), before, after });
}

/** @throws Refusal where it is not there, its code has ended, or somebody changed it meanwhile */
export async function lockGiftCard(tx: Executor, id: number, was: GiftCardStanding): Promise<Row<'gift_cards'>> {
  const card = await tx.selectFrom('gift_cards').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!card) throw new Refusal(404, 'not_found');
  if (card.replaced_by !== null) throw new Refusal(409, 'gift_card_replaced');
  if (!isSame(toStanding(card), was)) throw new Refusal(409, 'changed_meanwhile');
  return card;
}

export const toStanding = (
  card: Pick<Row<'gift_cards'>, 'code_hint' | 'is_active' | 'state_reason'>,
): GiftCardStanding => ({ hint: card.code_hint, is_blocked: !card.is_active, reason: card.state_reason });

/** How cards stand, by id, as the log keeps it. */
export async function readStandings(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, object>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('gift_cards')
    .select(['id', 'code_hint', 'is_active', 'state_reason'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, toStanding(row)]));
}
