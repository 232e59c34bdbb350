import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FullConfig } from '@playwright/test';
import { buildChanged } from 'deploy/local/build-changed';
import { findFreePort } from 'deploy/local/ports';
import { findRejections } from './find-rejections.ts';
import { scriptTags, startScriptProvider } from './script-provider.ts';
import { startTranslator, translatorKey } from './translator.ts';

/** A running shop that the journeys of one worker have for themselves. */
export interface Shop {
  url: string;
  /** Holds the shop's published builds, its database and its mail. */
  dataDir: string;
}

const root = join(import.meta.dirname, '..');
const firstPort = Number(process.env.E2E_PORT ?? 4990);
const dataRoot = process.env.E2E_DATA_DIR ?? join(root, '.cache', 'e2e-data');
/** A shop takes its port and tries the next two for its service and its payment sandbox. */
const portsPerShop = 10;
const variable = 'E2E_SHOPS';

/** Returns the shop of a worker; the global setup started one for each. */
export function shopOfWorker(index: number): Shop {
  const shops = JSON.parse(process.env[variable] ?? '[]') as Shop[];
  const shop = shops[index];
  if (!shop) throw new Error(`No shop was started for worker ${index}`);
  return shop;
}

/**
 * Starts a shop for each worker as `npm start` does, with a data folder of its own.
 * @returns what stops them after the journeys, and fails where the books of one do not agree, or its logs tell of a
 * promise that failed unseen
 */
async function startShops({ workers }: FullConfig): Promise<() => Promise<void>> {
  // A shop that runs already (E2E_REUSE=1) is taken as it is: quick while writing a journey.
  if (process.env.E2E_REUSE) {
    process.env[variable] = JSON.stringify([{ url: `http://localhost:${firstPort}`, dataDir: dataRoot }]);
    return async () => {};
  }
  rmSync(dataRoot, { recursive: true, force: true });
  // All shops serve the same build, which is made once before any of them starts.
  await buildChanged();
  const started: ChildProcess[] = [];
  const providerPort = await findFreePort(firstPort + workers * portsPerShop);
  const provider = await startScriptProvider(providerPort);
  const translatorPort = await findFreePort(providerPort + 1);
  const translator = await startTranslator(translatorPort);
  const outside = {
    scripts: `http://localhost:${providerPort}`,
    translator: `http://localhost:${translatorPort}`,
  };
  const stop = async () => {
    const closed = [provider, translator].map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    });
    await Promise.all([...started.map(stopShop), ...closed]);
  };
  try {
    const shops: Shop[] = [];
    for (let index = 0; index < workers; index += 1) {
      const port = await findFreePort(firstPort + index * portsPerShop);
      const dataDir = join(dataRoot, `shop-${index}`);
      started.push(startShop(port, dataDir, outside));
      shops.push({ url: `http://localhost:${port}`, dataDir });
    }
    await Promise.all(started.map(waitUntilReady));
    process.env[variable] = JSON.stringify(shops);
    return async () => {
      await stop();
      // The folders are free now.
      const looks = shops.flatMap(({ dataDir }) => [auditOrders(dataDir), readLogs(dataDir)]);
      const faults = (await Promise.all(looks)).filter((fault) => fault !== null);
      if (faults.length > 0) throw new Error(`After the journeys ${faults.join('\n')}`);
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export default startShops;

/** Where those are whom a merchant or an operator may name. */
interface Outside {
  scripts: string;
  translator: string;
}

function startShop(port: number, dataDir: string, outside: Outside): ChildProcess {
  shareRenderings(dataDir);
  return spawn(process.execPath, [join(root, 'deploy', 'local', 'start.ts')], {
    cwd: root,
    // The channel ends the shop with the journeys, however they end.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // Journeys look at few pictures, and the drawing of the others would take half of a small machine; those that
    // they look at need no shadows and fabrics. All of them come from one address, and one of them opens every link of the shop.
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DRAWINGS_AHEAD: '0',
      DEMO_SHADING: '0',
      // What one shop has drawn, no other draws again.
      DEMO_ORIGINALS: join(dataRoot, 'originals'),
      PAGES_PER_MINUTE: '1000000',
      SCRIPT_ORIGINS: outside.scripts,
      DEMO_SCRIPT_TAGS: scriptTags(outside.scripts),
      TRANSLATION_URL: outside.translator,
      TRANSLATION_KEY: translatorKey,
    },
  });
}

/** A picture that one shop has made is there for the other: a file of the cache has its name once it is whole. */
function shareRenderings(dataDir: string): void {
  const shared = join(dataRoot, 'renderings');
  mkdirSync(shared, { recursive: true });
  mkdirSync(join(dataDir, 'media'), { recursive: true });
  symlinkSync(shared, join(dataDir, 'media', 'renderings'));
}

function waitUntilReady(shop: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    shop.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Havu is ready')) resolve();
    });
    shop.once('exit', (code) => reject(new Error(`the shop stopped before it was ready (code ${code})`)));
  });
}

function stopShop(shop: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (shop.exitCode !== null || shop.signalCode !== null) return resolve();
    shop.once('exit', () => resolve());
    shop.kill('SIGTERM');
  });
}

/** @returns the promises that failed unseen in a shop's processes; null where there were none */
async function readLogs(dataDir: string): Promise<string | null> {
  const lines = await findRejections(dataDir);
  return lines.length > 0 ? `the logs in ${dataDir} have promises that nobody waited for:\n${lines.join('\n')}` : null;
}

/** @returns what `npm run audit:orders` finds in a shop that stopped; null where its books agree */
async function auditOrders(dataDir: string): Promise<string | null> {
  const script = join(root, 'api', 'audit', 'audit-orders.ts');
  const audit = promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return audit.then(
    () => null,
    ({ stdout, stderr }: { stdout: string; stderr: string }) =>
      `the books in ${dataDir} do not agree:\n${stdout}${stderr}`,
  );
}
