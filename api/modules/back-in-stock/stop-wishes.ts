import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { secretLink } from '../mail/page-link.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';

const purpose = 'wishes';
const addressOf = (email: string) => email.trim().toLowerCase();

/** Where the reader of a mail takes all wishes of the address back (PRODUCT-110). The key shows that the mail was theirs. */
export const stopWishesLink = (publicUrl: string, secret: ServiceSecret, email: string, locale: Locale): string =>
  secretLink(
    publicUrl,
    locale,
    '/accounts/stop_wishes/',
    `${encodeURIComponent(email)}/${secret.keyFor(purpose, addressOf(email))}`,
  );

export const mayStopWishes = (secret: ServiceSecret, email: string, key: string): boolean =>
  secret.matches(purpose, addressOf(email), key);

/** What waits is gone, and so are mails that have not left. */
export async function stopWishes(db: Executor, email: string): Promise<void> {
  await db.deleteFrom('availability_notifications').where(sql<string>`lower(email)`, '=', addressOf(email)).execute();
}
