import { buildApp } from './app.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { serviceSettings } from './service-settings.ts';

const settings = serviceSettings();
const open = await openDatabase(settings.database);
await migrate(open.db);
const app = await buildApp(open, settings);
await app.listen({ port: settings.port, host: settings.host });
process.send?.({ ready: true });

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
