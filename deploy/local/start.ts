import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { surviveRejections } from 'mf-shared/rules/survive-rejections';
import { serviceFile } from '../releases/command-line.ts';
import { buildChanged, builtPackages } from './build-changed.ts';
import { checkSettings } from './check-settings.ts';
import { prepareDataFolder } from './data-folder.ts';
import { requireDatabaseServer } from './database-server.ts';
import { LogFile } from './log-file.ts';
import { requireFreePort } from './ports.ts';
import { publishChanged } from './publish-changed.ts';
import './supervised.ts';
import { ServiceProcess } from './service-process.ts';
import { localServices } from './services.ts';
import { localUrl, readSettings, StartError } from './settings.ts';

/** Starts the whole shop on one origin and keeps it running until SIGINT or SIGTERM. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  await requireFreePort(settings.port);
  const definitions = await localServices(settings);
  await checkSettings(definitions);
  prepareDataFolder(settings.dataDir);
  logRejections(settings.dataDir);
  if (settings.databaseUrl) await requireDatabaseServer(settings.databaseUrl);

  const services = definitions.map((definition) => new ServiceProcess(definition, settings.dataDir));
  const stop = stopOnSignal(services);
  const [shell, ...others] = services.toReversed();
  try {
    // The database fills while the front ends build. Nothing is published before the service has the data folder to itself;
    // the shell starts when there is something to serve.
    await Promise.all([build(), ...others.map((service) => service.start())]);
    const apiUrl = shell?.definition.environment.API_URL ?? null;
    writeFileSync(serviceFile(settings.dataDir), JSON.stringify({ apiUrl }));
    await publish(settings.dataDir, apiUrl);
    await shell?.start();
  } catch (error) {
    await stop();
    throw error;
  }
  console.log(`Havu is ready on ${localUrl(settings.port, process.env)}`);
  if (!settings.isDemo && !process.env.KLARNA_BASE_URL && !process.env.PAYPAL_BASE_URL)
    console.log('Only organisations can pay yet, by invoice: set KLARNA_… or PAYPAL_… (docs/operating.md).');
}

/** A promise that failed in this process ends none of those that it runs. Journeys read what is written about it. */
function logRejections(dataDir: string): void {
  const log = new LogFile(join(dataDir, 'logs', 'orchestrator.log'));
  surviveRejections((msg, reason) => {
    const error = inspect(reason);
    console.error(`${msg}: ${error}`);
    log.write(`${JSON.stringify({ level: 50, time: Date.now(), service: 'orchestrator', msg, error })}\n`);
  });
}

async function build(): Promise<void> {
  const built = await buildChanged(builtPackages(), (packages) =>
    console.log(`Building ${packages.join(', ')}; all of them take some minutes …`),
  );
  if (built.length > 0) console.log(`Built ${built.join(', ')}`);
}

/** With the service at hand: what is published is tried against it. */
async function publish(dataDir: string, apiUrl: string | null): Promise<void> {
  const published = await publishChanged(dataDir, apiUrl);
  if (published.length > 0) console.log(`Published ${published.join(', ')}`);
}

function stopOnSignal(services: readonly ServiceProcess[]): () => Promise<void> {
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= (async () => {
      for (const service of services.toReversed()) await service.stop();
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop().then(() => process.exit(0)));
  return stop;
}

/** The line for a disk without room, which stops a first start while it publishes; null for any other error. */
function fullDisk(error: unknown): string | null {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  return isFull ? `The disk is full (${error.message}). Make room, or choose another data folder with DATA_DIR.` : null;
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : (fullDisk(error) ?? error));
  process.exit(1);
});
