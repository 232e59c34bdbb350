import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database, Executor } from '../../../db/schema.ts';
import { Refusal } from '../../../http/refusal.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { secretLink } from '../../mail/page-link.ts';
import { openLink, useLink } from '../customer-link.ts';
import { ofPerson as complaintsOf } from './complaints-record.ts';
import { findPerson } from './find-person.ts';
import { endedStatuses, ofPerson } from './orders-record.ts';
import type { Person } from './personal-record.ts';
import { personalRecords } from './personal-records.ts';
import { ofPerson as storeReturnsOf } from './store-returns-record.ts';

/** Mails the link that erases the account. @throws 409 while something is under way that needs an address or an account */
export async function askErasure(
  db: Database,
  id: number,
  { language, publicUrl }: { language: Locale; publicUrl: string },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const person = await findPerson(transaction, id);
    await refuseUnderWay(transaction, person);
    const token = await openLink(transaction, id, 'deletion');
    if (token === null) throw new Refusal(429, 'too_many_requests');
    const link = secretLink(publicUrl, language, '/accounts/delete-account/', token);
    const values = { first_name: person.first_name, link };
    await enqueueMail(transaction, { template: 'account_deletion', to: person.email, language, values });
  });
}

/** Erases all personal data by the mail's link; what the books need stays without it. @throws 410, 409 as above */
export async function erasePerson(db: Database, token: string, language: Locale): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const id = await useLink(transaction, token, 'deletion');
    await eraseNow(transaction, await findPerson(transaction, id), language);
  });
}

/** Does what {@link erasePerson} does, within a transaction. @throws Refusal 409 as {@link askErasure} */
export async function eraseNow(tx: Executor, person: Person, language: Locale): Promise<void> {
  await refuseUnderWay(tx, person);
  for (const record of personalRecords) await record.erase(tx, person);
  await enqueueMail(tx, { template: 'account_deleted', to: person.email, language });
}

/** A parcel needs an address, and money that is owed for what comes back somebody to give it to (SESSION-83). */
async function refuseUnderWay(db: Executor, person: Pick<Person, 'id' | 'emails'>): Promise<void> {
  const open = await db
    .selectFrom('orders')
    .select('id')
    .where(ofPerson(person))
    .where('status', 'not in', [...endedStatuses])
    .limit(1)
    .executeTakeFirst();
  if (open) throw new Refusal(409, 'orders_under_way');
  const { rows } = await sql`
    SELECT FROM returns r JOIN orders ON orders.id = r.order_id WHERE r.outcome IS NULL AND ${ofPerson(person)}
    UNION ALL SELECT FROM complaints WHERE status NOT IN ('processed-return', 'rejected-return') AND ${complaintsOf(person)}
    UNION ALL SELECT FROM store_returns WHERE status <> 'rejected-return'
      AND NOT (status = 'processed-return' AND paid_at IS NOT NULL) AND ${storeReturnsOf(person)}
    LIMIT 1`.execute(db);
  if (rows.length > 0) throw new Refusal(409, 'cases_under_way');
}
