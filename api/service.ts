import type { FastifyBaseLogger } from 'fastify';
import { processRegistry, serveMetrics, textOf } from 'mf-shared/metrics/serve-metrics';
import { surviveRejections } from 'mf-shared/rules/survive-rejections';
import { z } from 'zod';
import { buildApp } from './app.ts';
import { awaitMigrations } from './db/await-migrations.ts';
import { startCommandServer } from './db/command-server.ts';
import { migrate } from './db/migrate.ts';
import { type OpenDatabase, openDatabase } from './db/open-database.ts';
import type { Database } from './db/schema.ts';
import type { OriginalStore } from './media/original.ts';
import { adminWish, makeAdmin } from './modules/accounts/make-admin.ts';
import { refusePublishedAccounts } from './modules/accounts/published-accounts.ts';
import { refusePublishedSecrets } from './refuse-published-secrets.ts';
import { catalogueFolder, mediaFolder, type ServiceSettings, serviceSettings } from './service-settings.ts';

/** What the one who starts a service may bring to it. */
export interface ServiceParts {
  /** Fills the database. It runs at every start, on the migrated schema, before the service listens. */
  seed?: (db: Database) => Promise<unknown>;
  /** Pictures that are not in the folder of originals: asked for by path, made when they are needed. */
  originals?: (folder: string) => OriginalStore;
  /** A demo takes accounts and keys that are known to everybody; any other shop refuses to start with them. */
  isDemo?: boolean;
}

/** Starts the service in this process, and ends it at SIGTERM. A start that fails ends the process with one line. */
export async function startService(
  parts: ServiceParts = {},
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const settings = readSettings(parts, environment);
  const open = await openStore(parts, settings);
  if (!parts.isDemo)
    await refusePublishedAccounts(open.db).catch((error: unknown) => fail('The service cannot start', error));
  const originals = parts.originals?.(mediaFolder(settings));
  const app = await buildApp(open, settings, { originals, keptModelsFolder: catalogueFolder(settings) });
  logProcessErrors(app.log);
  await app.listen({ port: settings.port, host: settings.host });
  if (settings.metrics) {
    const registries = [processRegistry(), ...app.metrics];
    await serveMetrics(settings.metrics, () => textOf(registries)).catch((error: unknown) =>
      fail('The service cannot tell its metrics', error),
    );
  }
  const endCommands = await letCommandsIn(open, settings);
  stopOnSignal(async () => {
    endCommands();
    await app.close();
    await open.close();
  }, settings.drainMs);
  process.send?.({ ready: true });
}

/** Beside an embedded database, which this process alone may open, commands ask it. @returns what ends that */
async function letCommandsIn({ db, copyTo }: OpenDatabase, settings: ServiceSettings): Promise<() => void> {
  if (!copyTo) return () => {};
  return startCommandServer(settings.dataDir, {
    copy: (folder, signal) => copyTo(z.string().parse(folder), signal),
    'make-admin': (wish) => makeAdmin(db, adminWish.parse(wish), settings),
  });
}

function readSettings({ isDemo }: ServiceParts, environment: NodeJS.ProcessEnv): ServiceSettings {
  try {
    if (!isDemo) refusePublishedSecrets(environment);
    return serviceSettings(environment);
  } catch (error) {
    return fail('The service cannot start', error);
  }
}

/** Shorter than the startup probe of deploy/kubernetes/service.yaml, so that the log tells why. */
const migrationsPatienceMs = 240_000;

/** Opens the database, migrates it or waits until that is done, and lets the seed fill it. */
async function openStore({ seed }: ServiceParts, settings: ServiceSettings): Promise<OpenDatabase> {
  try {
    const opened = await openDatabase(settings.database);
    if (settings.migrations === 'wait') await awaitMigrations(opened.db, { patienceMs: migrationsPatienceMs });
    else await migrate(opened.db);
    await seed?.(opened.db);
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

/** Lets requests under way end, then closes; ends hard when that takes too long. */
function stopOnSignal(close: () => Promise<void>, drainMs: number): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), drainMs).unref();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

/**
 * Logs errors that nothing else caught. After an uncaught exception nothing can be relied on: the process ends and is started
 * again. A rejected promise that nobody waited for is survived.
 */
function logProcessErrors(log: Pick<FastifyBaseLogger, 'fatal' | 'error'>): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the service ends after an uncaught exception');
    process.exit(1);
  });
  surviveRejections((message, reason) => log.error({ err: reason }, message));
}
