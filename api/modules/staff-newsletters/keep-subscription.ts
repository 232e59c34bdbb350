import type { EndSubscriptionRequest } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor, Row } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { noteWrite } from '../audit/note-write.ts';
import { mayMailStranger } from '../mail/limit-recipient.ts';
import { mailLink } from '../newsletters/ask-for-newsletter.ts';

/** The public call promises one mail in a minute. */
const minuteMs = 60_000;
const entity = 'newsletter_subscription';

interface EndedSubscription {
  id: number;
  /** What was read; nothing newer is ended. */
  was: EndSubscriptionRequest['was'];
  actorId: number;
}

/** Ends a subscription, as its own link does. The log tells it without the address, which only its row holds (STAFF-63). @throws Refusal */
export const endSubscription = (db: Database, { id, was, actorId }: EndedSubscription): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { list: newsletter, status, asked_at, confirmed_at } = await lockSubscription(tx, id);
    const isSame =
      status === was.status &&
      asked_at.toISOString() === was.asked_at &&
      (confirmed_at?.toISOString() ?? null) === was.confirmed_at;
    if (!isSame) throw new Refusal(409, 'changed_meanwhile');
    const left = { status: 'left', left_at: new Date(), token_hash: null } as const;
    await tx.updateTable('newsletter_subscriptions').set(left).where('id', '=', id).execute();
    await noteWrite(tx, actorId, {
      ...{ action: 'newsletter_end', entity, entityId: String(id) },
      before: { newsletter, subscription: status },
      after: { newsletter, subscription: left.status },
    });
  });

interface AskedAgain {
  id: number;
  publicUrl: string;
  actorId: number;
}

/** Mails the link once more to an address that waits for it; nobody is subscribed without it (STAFF-63). @throws Refusal */
export const askAgain = (db: Database, { id, publicUrl, actorId }: AskedAgain): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { list, email, language, status, asked_at } = await lockSubscription(tx, id);
    if (status !== 'asked') throw new Refusal(409, 'newsletter_not_waiting');
    const isJustAsked = asked_at.getTime() > Date.now() - minuteMs;
    if (isJustAsked || !(await mayMailStranger(tx, email))) throw new Refusal(429, 'newsletter_mailed');
    await mailLink(tx, { id, list, email, language: keptLocale(language) }, publicUrl);
    const write = {
      action: 'newsletter_resend',
      entity,
      entityId: String(id),
      before: null,
      after: { newsletter: list },
    };
    await noteWrite(tx, actorId, write);
  });

async function lockSubscription(tx: Executor, id: number): Promise<Row<'newsletter_subscriptions'>> {
  const row = await tx
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  return row;
}
