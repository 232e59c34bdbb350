import { buildApp } from './app.ts';
import { migrate } from './db/migrate.ts';
import { type OpenDatabase, openDatabase } from './db/open-database.ts';
import { refuseDemoAccounts } from './demo/demo-accounts.ts';
import { demoSettings, ensureDemo } from './demo/ensure-demo.ts';
import { refuseDemoSecrets } from './demo/refuse-demo-secrets.ts';
import { sayLastWords } from './last-words.ts';
import { type ServiceSettings, serviceSettings } from './service-settings.ts';

const settings = readSettings();
const open = await openStore();
if (!demoSettings().isWanted)
  await refuseDemoAccounts(open.db).catch((error: unknown) => fail('The service cannot start', error));
const app = await buildApp(open, settings);
sayLastWords(app.log);
await app.listen({ port: settings.port, host: settings.host });
process.send?.({ ready: true });

/** Ends the process with one line where the environment cannot be used. */
function readSettings(): ServiceSettings {
  try {
    refuseDemoSecrets(process.env);
    return serviceSettings();
  } catch (error) {
    return fail('The service cannot start', error);
  }
}

/** The database, migrated, with the demo shop in it where that is wanted. Ends the process with one line where it cannot be had. */
async function openStore(): Promise<OpenDatabase> {
  try {
    const opened = await openDatabase(settings.database);
    await migrate(opened.db);
    await ensureDemo(opened.db);
    return opened;
  } catch (error) {
    return fail('The database cannot be used', error);
  }
}

function fail(what: string, error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  process.send?.({ failed: `${what}: ${reason}` });
  process.stderr.write(`${error instanceof Error ? error.stack : reason}\n`);
  process.exit(1);
}

let isStopping = false;

/** Lets requests under way end, then closes; ends hard when that takes too long. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), settings.drainMs).unref();
  await app.close();
  await open.close();
  process.exit(0);
}

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
