import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { locale, newsletterList } from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import { z } from 'zod';
import type { Database, Executor } from '../../db/schema.ts';
import { hashToken, newToken } from '../accounts/secret-token.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { mayMailStranger } from '../mail/limit-recipient.ts';
import { pageLink } from '../mail/page-link.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';

const newsletterWish = z.object({ list: newsletterList, email: z.string(), language: locale });
type NewsletterWish = z.infer<typeof newsletterWish>;
const minuteMs = 60_000;

/**
 * Promises a mail that asks for consent. Who gets the newsletter already is looked up by the outbox's worker: the call does
 * the same for everybody. Within a minute one promise is enough.
 */
export async function askForNewsletter(db: Executor, wish: NewsletterWish): Promise<void> {
  const address = createHash('sha256').update(wish.email.toLowerCase()).digest('hex');
  const dedupeKey = `newsletter ${wish.list} ${address} ${Math.floor(Date.now() / minuteMs)}`;
  await enqueue(db, { kind: 'newsletter', payload: wish, dedupeKey });
}

export const newsletterPath = (list: NewsletterWish['list']): string => `/${list}-newsletter/`;

/** Mails the link that has to be opened to subscribe; an address that is subscribed already is told so. */
export function newsletterHandler(db: Database, publicUrl: string): OutboxHandler {
  return async (payload) => {
    const { list, email, language } = newsletterWish.parse(payload);
    await db.transaction().execute(async (transaction) => {
      if (!(await mayMailStranger(transaction, email))) return;
      const known = await transaction
        .selectFrom('newsletter_subscriptions')
        .select(['id', 'status'])
        .where('list', '=', list)
        .where(sql<string>`lower(email)`, '=', email.toLowerCase())
        .executeTakeFirst();
      const mail = { to: email, language };
      if (known?.status === 'confirmed') {
        const dedupeKey = `newsletter_known ${known.id} ${shopDay()}`;
        return enqueueMail(transaction, { ...mail, template: 'newsletter_known', dedupeKey });
      }
      return mailLink(transaction, { id: known?.id ?? null, list, email, language }, publicUrl);
    });
    return null;
  };
}

/** Promises the mail whose link subscribes; a link that was mailed before ends. `id`: null where nothing is stored yet. */
export async function mailLink(
  tx: Executor,
  { id, list, email, language }: NewsletterWish & { id: number | null },
  publicUrl: string,
): Promise<void> {
  const token = newToken();
  const wish = { language, status: 'asked', asked_at: new Date(), token_hash: hashToken(token) } as const;
  if (id === null)
    await tx
      .insertInto('newsletter_subscriptions')
      .values({ list, email, ...wish })
      .execute();
  else await tx.updateTable('newsletter_subscriptions').set(wish).where('id', '=', id).execute();
  const values = { link: `${pageLink(publicUrl, language, newsletterPath(list))}?confirm=${token}` };
  await enqueueMail(tx, { to: email, language, template: `newsletter_${list}`, values });
}
