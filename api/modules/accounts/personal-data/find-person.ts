import type { Executor } from '../../../db/schema.ts';
import { keptLocale } from '../../../texts/kept-locale.ts';
import { addressesOf } from '../../customer-addresses/own-addresses.ts';
import type { Person } from './personal-record.ts';

export async function findPerson(db: Executor, id: number): Promise<Person & { first_name: string }> {
  const row = await db
    .selectFrom('customers')
    .select(['id', 'email', 'first_name', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, emails: await addressesOf(db, id), language: keptLocale(row.language) };
}
