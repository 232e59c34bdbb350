import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Tables } from '../../db/schema.ts';
import { mayMailWish } from '../mail/limit-recipient.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { orderableVariants } from './orderable-variants.ts';
import type { WishMail } from './wish-mail.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The most wishes that one transaction tells of. */
const batch = 50;
/** A wish waits for a year, and what was told is forgotten after a month (PRODUCT-111). */
const keptDays = { waiting: 365, told: 30 };

/**
 * Promises the mails to all who wait for what can be ordered again, oldest wishes first: each once, by whichever process
 * comes first (PRODUCT-109). @returns how many
 */
export async function tellWishes(db: Database, now: Date): Promise<number> {
  for (let told = 0; ; ) {
    const found = await inTransaction(db, (tx) => promiseMails(tx, now));
    told += found;
    if (found < batch) return told;
  }
}

async function promiseMails(tx: Transaction<Tables>, now: Date): Promise<number> {
  const waiting = tx
    .selectFrom('availability_notifications')
    .where('notified_at', 'is', null)
    .where('asked_at', '>', new Date(now.getTime() - keptDays.waiting * dayMs));
  const awaited = await waiting.select('variant_id').distinct().execute();
  const orderable = await orderableVariants(
    tx,
    awaited.map(({ variant_id }) => variant_id),
  );
  if (orderable.length === 0) return 0;
  const wishes = await waiting
    .select(['id', 'email'])
    .where(sql<boolean>`variant_id = ANY(${`{${orderable.join()}}`}::int[])`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  if (wishes.length === 0) return 0;
  const ids = wishes.map(({ id }) => id);
  await tx.updateTable('availability_notifications').set({ notified_at: now }).where('id', 'in', ids).execute();
  const allowed = await countedMails(tx, wishes);
  for (const { id } of wishes) {
    const isCounted = allowed.has(id);
    const payload: WishMail = { wishId: id, toldAt: now.toISOString(), isCounted };
    const later = isCounted ? {} : { availableAt: new Date(now.getTime() + hourMs) };
    await enqueue(tx, { kind: 'wish_mail', payload, ...later });
  }
  return wishes.length;
}

/** Those within the limit of their mailboxes, counted in one order: sweeps side by side wait for one another, never in a ring. */
async function countedMails(tx: Transaction<Tables>, wishes: readonly { id: number; email: string }[]) {
  const allowed = new Set<number>();
  for (const { id, email } of wishes.toSorted((a, b) => (a.email.toLowerCase() < b.email.toLowerCase() ? -1 : 1)))
    if (await mayMailWish(tx, email)) allowed.add(id);
  return allowed;
}

/** Addresses are not kept for nothing (PRODUCT-111). */
export async function forgetOldWishes(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('availability_notifications')
    .where((eb) =>
      eb.or([
        eb('notified_at', '<', new Date(now.getTime() - keptDays.told * dayMs)),
        eb.and([
          eb('notified_at', 'is', null),
          eb('asked_at', '<=', new Date(now.getTime() - keptDays.waiting * dayMs)),
        ]),
      ]),
    )
    .execute();
}
