import { sql, type Transaction } from 'kysely';
import type { GiftCardStanding } from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Row, Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { noteWrite } from '../audit/note-write.ts';
import { hashGiftCardCode } from '../gift-cards/gift-card-code.ts';
import { newGiftCardCode } from '../gift-cards/issue-gift-cards.ts';
import { lockGiftCard, toStanding } from './block-gift-card.ts';
import { stateOf, withOrder } from './gift-card-sources.ts';
import { mailNewCode, type Owner, tellFormerAddress } from './mail-new-code.ts';
import { lockMail } from './resend-mail.ts';

interface Reissue {
  id: number;
  /** Another address than the code went to before. */
  email: string | undefined;
  /** The same once more. */
  emailAgain: string | undefined;
  /** Said of a blocked card only: whether the new code is blocked as well, and why or why not. */
  keepsBlock: boolean | undefined;
  reason: string | undefined;
  was: GiftCardStanding;
  actorId: number;
  /** Most that the actor may move; null without a limit. */
  limitMinor: number | null;
  now: Date;
}

/**
 * Ends the code of a card and mails another one. The card itself goes on, with its money, its bookings and what is refunded
 * later; the ended code stays as a row that holds nothing and leads to it. Where the new code goes to another address, the
 * earlier one is told (STAFF-50). @throws Refusal
 */
export const reissueGiftCard = (db: Database, wish: Reissue): Promise<void> =>
  inTransaction(db, async (tx) => {
    const card = await lockGiftCard(tx, wish.id, wish.was);
    refuseReissue(card, await readUsed(tx, card.id), wish);
    // It brings the earlier code: sent in the same moment, its receiver would have two.
    const mail = await lockMail(tx, card.mail_key);
    if (mail?.state === 'leaving') throw new Refusal(409, 'gift_card_mail_leaving');
    const owner = await readOwner(tx, wish.id);
    const to = addressOf(card, owner, wish);
    const code = newGiftCardCode();
    const next = { hint: code.slice(-4), ...standingAfter(card, wish) };
    const turn = `${wish.id} ${await countEnded(tx, wish.id)}`;
    const mailKey = `gift_card_again ${turn}`;
    const isElsewhere = !isSameAddress(to, owner.email);
    await tx
      .updateTable('gift_cards')
      .set({
        ...{ code_hash: hashGiftCardCode(code), code_hint: next.hint },
        ...{ is_active: !next.is_blocked, state_reason: next.reason },
        ...{ sent_to: isElsewhere ? to : null, mail_key: mailKey },
      })
      .where('id', '=', wish.id)
      .execute();
    await keepEndedCode(tx, card);
    const receiver = { ...owner, first_name: isElsewhere ? '' : owner.first_name, email: to };
    await mailNewCode(tx, receiver, { card, code, mailKey, isBlocked: next.is_blocked });
    const former = card.sent_to ?? owner.email;
    if (!isSameAddress(former, to))
      await tellFormerAddress(tx, { ...owner, email: former }, { card, key: `gift_card_moved ${turn}` });
    await noteWrite(tx, wish.actorId, {
      ...{ action: 'gift_card_reissue', entity: 'gift_card', entityId: String(wish.id), before: toStanding(card) },
      after: { ...next, amount_minor: card.balance_minor, new_address: wish.email !== undefined },
    });
  });

interface Used {
  /** By payments in progress. */
  held: number;
  taken: number;
}

async function readUsed(tx: Transaction<Tables>, id: number): Promise<Used> {
  const rows = await tx
    .selectFrom('gift_card_uses')
    .select(['status', (eb) => eb.fn.sum<string>('amount_minor').as('used')])
    .where('gift_card_id', '=', id)
    .groupBy('status')
    .execute();
  const usedAs = (wanted: string) => Number(rows.find(({ status }) => status === wanted)?.used ?? 0);
  return { held: usedAs('held'), taken: usedAs('taken') };
}

function refuseReissue(card: Row<'gift_cards'>, { held, taken }: Used, { limitMinor, now }: Reissue): void {
  if (card.frozen_at !== null) throw new Refusal(409, 'gift_card_frozen');
  if (stateOf({ ...card, is_active: true, held_minor: held }, shopDay(now)) === 'expired')
    throw new Refusal(409, 'gift_card_expired');
  if (card.balance_minor === 0) throw new Refusal(409, held > 0 ? 'gift_card_held' : 'gift_card_used_up');
  // The most that can stand on the card once more: an order that it pays may still be cancelled or returned. What was
  // refunded stands on the card and among its uses.
  const mostMinor = Math.max(card.balance_minor, Math.min(card.initial_minor, card.balance_minor + held + taken));
  if (limitMinor !== null && mostMinor > limitMinor) throw new Refusal(403, 'gift_card_needs_admin');
}

/** A block is lifted or stays by the word of who sends the new code, never silently. @throws Refusal where that is missing */
function standingAfter(
  card: Row<'gift_cards'>,
  { keepsBlock, reason = '' }: Reissue,
): Pick<GiftCardStanding, 'is_blocked' | 'reason'> {
  if (card.is_active) return { is_blocked: false, reason: '' };
  if (keepsBlock === undefined || reason === '') {
    const fields = {
      ...(keepsBlock === undefined && { keeps_block: 'validation.required' }),
      ...(reason === '' && { reason: 'validation.required' }),
    };
    throw new Refusal(400, 'invalid_request', { fields });
  }
  return { is_blocked: keepsBlock, reason };
}

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** @throws Refusal where no address is known, or the two that were written differ */
function addressOf(card: Row<'gift_cards'>, owner: Owner, { email, emailAgain }: Reissue): string {
  if (email !== undefined && !isSameAddress(email, emailAgain ?? ''))
    throw new Refusal(400, 'invalid_request', { fields: { email_again: 'gift_cards.other_address' } });
  const to = email ?? card.sent_to ?? owner.email;
  if (to === '') throw new Refusal(400, 'invalid_request', { fields: { email: 'validation.required' } });
  return to;
}

async function readOwner(tx: Transaction<Tables>, id: number): Promise<Owner> {
  const [owner] = await readRows<Partial<Owner>>(
    tx,
    sql`SELECT o.email, o.language, o.first_name FROM gift_cards c ${withOrder} WHERE c.id = ${id}`,
  );
  return { email: owner?.email ?? '', language: owner?.language ?? 'fi', first_name: owner?.first_name ?? '' };
}

async function countEnded(tx: Transaction<Tables>, id: number): Promise<number> {
  const { ended } = await tx
    .selectFrom('gift_cards')
    .select((eb) => eb.fn.countAll<string>().as('ended'))
    .where('replaced_by', '=', id)
    .executeTakeFirstOrThrow();
  return Number(ended) + 1;
}

/** The ended code, by which it is still found; a mail that did not go out yet has nothing to bring any more. */
async function keepEndedCode(tx: Transaction<Tables>, card: Row<'gift_cards'>): Promise<void> {
  await tx
    .insertInto('gift_cards')
    .values({
      ...{ code_hash: card.code_hash, code_hint: card.code_hint, initial_minor: card.initial_minor, balance_minor: 0 },
      ...{ currency: card.currency, expires_on: card.expires_on, is_active: false, replaced_by: card.id },
      ...{ replaced_at: new Date(), moved_minor: card.balance_minor, state_reason: card.state_reason },
    })
    .execute();
  if (card.mail_key !== null)
    await tx.deleteFrom('outbox').where('dedupe_key', '=', card.mail_key).where('sent_at', 'is', null).execute();
}
