import { createHash } from 'node:crypto';
import type { Locale } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { pageLink } from '../mail/page-link.ts';
import { maskAddress } from './mask-address.ts';

/**
 * Tells the reader of a former address which one the account goes by, as far as its owner recognises it; nothing in the mail
 * opens the account (SESSION-89). Once an hour is enough for each address.
 */
export function tellFormerAddress(
  db: Executor,
  account: { email: string },
  { to, language }: { to: string; language: Locale },
  publicUrl: string,
): Promise<void> {
  const values = { email: maskAddress(account.email), link: pageLink(publicUrl, language, '/accounts/login/') };
  // The key outlives the mail, so it does not hold the address itself.
  const address = createHash('sha256').update(to.toLowerCase()).digest('hex');
  const dedupeKey = `former_address ${address} ${new Date().toISOString().slice(0, 13)}`;
  return enqueueMail(db, { template: 'former_address', to, language, values, dedupeKey });
}
