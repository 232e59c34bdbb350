import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const port = process.env.E2E_PORT ?? '4990';

/** Where the journeys' shop keeps its data: published builds, the embedded database, mail. */
export const shopDataDir = process.env.E2E_DATA_DIR ?? join(root, '.cache', 'e2e-data');

/** Starts the shop as `npm start` does, with a data folder of its own, and stops it when the journeys are over. */
async function startShop(): Promise<() => Promise<void>> {
  // A shop that runs already (E2E_REUSE=1) is taken as it is: quick while writing a journey.
  if (process.env.E2E_REUSE) return async () => {};
  rmSync(shopDataDir, { recursive: true, force: true });
  mkdirSync(shopDataDir, { recursive: true });
  const shop = spawn(process.execPath, [join(root, 'deploy', 'local', 'start.ts')], {
    cwd: root,
    // The channel ends the shop with the journeys, however they end.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // Journeys look at few pictures, and the drawing of the others would take half of a small machine. All of them come from
    // one address, and one of them opens every link of the shop.
    env: { ...process.env, PORT: port, DATA_DIR: shopDataDir, DRAWINGS_AHEAD: '0', PAGES_PER_MINUTE: '1000000' },
  });
  await waitUntilReady(shop);
  return () => stop(shop);
}

export default startShop;

function waitUntilReady(shop: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    shop.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Havu is ready')) resolve();
    });
    shop.once('exit', (code) => reject(new Error(`the shop stopped before it was ready (code ${code})`)));
  });
}

function stop(shop: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    shop.once('exit', () => resolve());
    shop.kill('SIGTERM');
  });
}
