import type { Database } from '../../db/schema.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { mayMailStranger } from '../mail/limit-recipient.ts';
import { secretLink } from '../mail/page-link.ts';
import { openMailTicket, type ReturnedPerson } from './sign-in-row.ts';

/**
 * Mails a link that proves the address. It works in the browser that began the sign-in only: whoever else asked for it could
 * otherwise be let in by the address's owner. The same is done for every address, with an account or without (SESSION-79).
 */
export async function mailProof(
  db: Database,
  person: ReturnedPerson,
  { provider, publicUrl }: { provider: string; publicUrl: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await mayMailStranger(tx, person.email))) return;
    const ticket = await openMailTicket(tx, person.id);
    if (ticket === null) return;
    const { email: to, language } = person;
    const link = secretLink(publicUrl, language, '/accounts/social/', ticket);
    await enqueueMail(tx, { template: 'social_proof', to, language, values: { first_name: '', provider, link } });
  });
}
