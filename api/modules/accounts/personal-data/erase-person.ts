import type { Locale } from 'mf-shared/contract';
import type { Database, Executor } from '../../../db/schema.ts';
import { Refusal } from '../../../http/refusal.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { secretLink } from '../../mail/page-link.ts';
import { openLink, useLink } from '../customer-link.ts';
import { findPerson } from './find-person.ts';
import { endedStatuses, ofPerson } from './orders-record.ts';
import type { Person } from './personal-record.ts';
import { personalRecords } from './personal-records.ts';

/** Mails the link that erases the account. @throws 409 while an order is under way: its parcel needs an address */
export async function askErasure(
  db: Database,
  id: number,
  { language, publicUrl }: { language: Locale; publicUrl: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { email, first_name } = await findPerson(transaction, id);
    await refuseOrdersUnderWay(transaction, { id, email });
    const token = await openLink(transaction, id, 'deletion');
    if (token === null) throw new Refusal(429, 'too_many_requests');
    const link = secretLink(publicUrl, language, '/accounts/delete-account/', token);
    await enqueueMail(transaction, { template: 'account_deletion', to: email, language, values: { first_name, link } });
  });
}

/** Erases all personal data by the mail's link; what the books need stays without it. @throws 410, 409 as above */
export async function erasePerson(db: Database, token: string, language: Locale): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const id = await useLink(transaction, token, 'deletion');
    const person = await findPerson(transaction, id);
    await refuseOrdersUnderWay(transaction, person);
    for (const record of personalRecords) await record.erase(transaction, person);
    await enqueueMail(transaction, { template: 'account_deleted', to: person.email, language });
  });
}

async function refuseOrdersUnderWay(db: Executor, person: Pick<Person, 'id' | 'email'>): Promise<void> {
  const open = await db
    .selectFrom('orders')
    .select('id')
    .where(ofPerson(person))
    .where('status', 'not in', [...endedStatuses])
    .limit(1)
    .executeTakeFirst();
  if (open) throw new Refusal(409, 'orders_under_way');
}
