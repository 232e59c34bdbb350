import { sql } from 'kysely';
import type { Locale, NewsletterList } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { hashToken } from '../accounts/secret-token.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { pageLink } from '../mail/page-link.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { newsletterPath } from './ask-for-newsletter.ts';

const linkDays = 14;
const purpose = 'letter';

interface LinkMaker {
  publicUrl: string;
  secret: ServiceSecret;
}

/** The link that ends a subscription: it stands in every newsletter, and is stored nowhere. */
export const leaveLink = (
  { id, list, language }: { id: number; list: NewsletterList; language: Locale },
  { publicUrl, secret }: LinkMaker,
): string => `${pageLink(publicUrl, language, newsletterPath(list))}?leave=${id}.${secret.keyFor(purpose, String(id))}`;

/** The mail's link was opened: from now on the newsletter comes. @throws 410 for a used or old link */
export async function confirmNewsletter(
  db: Database,
  token: string,
  { publicUrl, secret }: LinkMaker,
): Promise<NewsletterList> {
  return db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .updateTable('newsletter_subscriptions')
      .set({ status: 'confirmed', token_hash: null, confirmed_at: new Date(), left_at: null })
      .where('token_hash', '=', hashToken(token))
      .where('asked_at', '>', sql<Date>`now() - make_interval(days => ${linkDays})`)
      .returning(['id', 'list', 'email', 'language'])
      .executeTakeFirst();
    if (!kept) throw new Refusal(410, 'link_expired');
    const language = keptLocale(kept.language);
    const link = leaveLink({ ...kept, language }, { publicUrl, secret });
    await enqueueMail(transaction, { template: 'newsletter_welcome', to: kept.email, language, values: { link } });
    return kept.list;
  });
}

/** Ends a subscription; the link of any newsletter does it, also a second time. @throws 410 for a link that never was */
export async function leaveNewsletter(db: Database, token: string, secret: ServiceSecret): Promise<NewsletterList> {
  const [id = '', key = ''] = token.split('.');
  if (!/^\d{1,9}$/.test(id) || !secret.matches(purpose, id, key)) throw new Refusal(410, 'link_expired');
  const left = await db
    .updateTable('newsletter_subscriptions')
    .set({ status: 'left', left_at: new Date(), token_hash: null })
    .where('id', '=', Number(id))
    .returning('list')
    .executeTakeFirst();
  if (!left) throw new Refusal(410, 'link_expired');
  return left.list;
}
