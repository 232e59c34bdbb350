import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../local/ports.ts';
import { repositoryRoot } from '../local/settings.ts';

export interface RunningShop {
  url: string;
  /** Milliseconds from the command to "Havu is ready"; null for a shop that ran already. */
  startMs: number | null;
  stop(): Promise<void>;
}

/** BENCH_URL if set, else a shop of its own with a data folder of its own (BENCH_DATA_DIR keeps one between runs). */
export async function startShop(): Promise<RunningShop> {
  const given = process.env.BENCH_URL;
  if (given) return { url: given.replace(/\/$/, ''), startMs: null, stop: async () => {} };
  const port = await findFreePort(4900);
  const kept = process.env.BENCH_DATA_DIR;
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'havu-bench-'));
  const startedAt = performance.now();
  const shop = spawn(process.execPath, [join(repositoryRoot, 'deploy', 'local', 'start.ts')], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    // The service is measured, without its limits, and without what a new shop draws meanwhile.
    env: {
      ...process.env,
      ...{
        PORT: String(port),
        DATA_DIR: dataDir,
        CHECKOUTS_PER_MINUTE: '1000000000',
        PAGES_PER_MINUTE: '1000000000',
        DRAWINGS_AHEAD: '0',
      },
    },
  });
  await new Promise<void>((resolve, reject) => {
    shop.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Havu is ready')) resolve();
    });
    shop.once('exit', (code) => reject(new Error(`the shop stopped with code ${code}`)));
  });
  return {
    url: `http://localhost:${port}`,
    startMs: performance.now() - startedAt,
    stop: () =>
      new Promise((resolve) => {
        shop.removeAllListeners('exit');
        shop.once('exit', () => {
          if (!kept) rmSync(dataDir, { recursive: true, force: true });
          resolve();
        });
        shop.kill('SIGTERM');
      }),
  };
}
