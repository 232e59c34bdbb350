import { sql } from 'kysely';
import { databaseSettings, openDatabase } from '../../db/open-database.ts';
import { endAllSessions } from './sessions.ts';

/** `npm run end:second-factor -- EMAIL`: for who lost the app and the recovery codes. Signs the account out everywhere. */
const [email = ''] = process.argv.slice(2);
const open = await openDatabase(databaseSettings()).catch((error: Error) => {
  process.stderr.write(`The second factor cannot be ended: ${error.message}.\n`);
  process.exit(1);
});
const customer = await open.db
  .selectFrom('customers')
  .innerJoin('second_factors', 'second_factors.customer_id', 'customers.id')
  .select('customers.id')
  .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
  .executeTakeFirst();
if (customer) {
  await open.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('second_factors').where('customer_id', '=', customer.id).execute();
    await endAllSessions(tx, customer.id);
    await tx
      .insertInto('audit_log')
      .values({ actor_id: null, action: 'second_factor_ended', entity: 'customer', entity_id: String(customer.id) })
      .execute();
  });
}
process.stdout.write(
  customer ? `${email} signs in without a second factor now.\n` : `${email} has no second factor.\n`,
);
await open.close();
process.exit(customer ? 0 : 1);
