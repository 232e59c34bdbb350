import { databaseSettings, migrate, openDatabase } from 'api/seed';
import { endDemoAccounts } from './demo-accounts.ts';

/**
 * `npm run end:demo-accounts`: nobody signs in to a demo account afterwards, and roles of the staff that one gave end.
 * `-- --keep EMAIL …` names members of the staff who keep theirs.
 */
const [option, ...keep] = process.argv.slice(2);
const fail = (reason: string): never => {
  process.stderr.write(`The demo accounts cannot be ended: ${reason}.\n`);
  process.exit(1);
};
if (option !== undefined && (option !== '--keep' || keep.length === 0)) fail('say --keep EMAIL, or nothing');
const open = await openDatabase(databaseSettings()).catch((error: Error) => fail(error.message));
await migrate(open.db);
const { accounts, staff } = await endDemoAccounts(open.db, keep).catch((error: Error) => fail(error.message));
process.stdout.write(accounts.length > 0 ? `Ended: ${accounts.join(', ')}.\n` : 'No demo account can sign in.\n');
if (staff.length > 0) process.stdout.write(`No staff any more: ${staff.join(', ')}. A demo account gave their role.\n`);
if (keep.length > 0) process.stdout.write(`Still staff: ${keep.join(', ')}, and those to whom they gave a role.\n`);
await open.close();
process.exit(0);
