import { databaseSettings, migrate, openDatabase } from 'api/seed';
import { endDemoAccounts } from './demo-accounts.ts';

/** `npm run end:demo-accounts`: nobody signs in with the demo's password afterwards. */
const open = await openDatabase(databaseSettings()).catch((error: Error) => {
  process.stderr.write(`The demo accounts cannot be ended: ${error.message}.\n`);
  process.exit(1);
});
await migrate(open.db);
const ended = await endDemoAccounts(open.db);
process.stdout.write(ended.length > 0 ? `Ended: ${ended.join(', ')}.\n` : 'No demo account can sign in.\n');
await open.close();
process.exit(0);
