import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabaseServer } from '../local/postgres.ts';
import { repositoryRoot } from '../local/settings.ts';
import type { Figure } from './figures.ts';
import { writeMerchantFiles } from './merchant-files.ts';

/** 100000 for the target of a large shop. */
const models = Number(process.env.BENCH_IMPORT_MODELS ?? 3000);
const isLarge = models > 3000;

/** A merchant's files brought into an empty shop on PostgreSQL, and once more without a change (IMPORT-2 to IMPORT-5). */
export async function measureImport(): Promise<Figure[]> {
  const database = await startDatabaseServer();
  const folder = await writeMerchantFiles(models);
  const dataDir = mkdtempSync(join(tmpdir(), 'havu-bench-import-'));
  try {
    const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir };
    const first = await bringIn(folder, environment);
    const again = await bringIn(folder, environment);
    const figure = { part: 'import' as const, better: 'lower' as const };
    const what = `import of ${models} models`;
    return [
      { ...figure, name: what, unit: 's', value: first.seconds, target: isLarge ? 600 : 30 },
      { ...figure, name: `${what}, memory of the command`, unit: 'GB', value: first.gigabytes, target: 1.5 },
      { ...figure, name: `${what} once more, unchanged`, unit: 's', value: again.seconds, target: null },
    ];
  } finally {
    await database.stop();
    for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
  }
}

/** The command as a merchant calls it, with the most memory that it had. @throws what it says where it fails */
async function bringIn(folder: string, environment: NodeJS.ProcessEnv) {
  const began = performance.now();
  const child = fork(join(repositoryRoot, 'api/import/run-import.ts'), [folder], {
    env: { ...process.env, ...environment },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    silent: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
    });
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, mostMemory(child.pid));
  }, 200);
  const [code] = await once(child, 'close');
  clearInterval(look);
  if (code !== 0) throw new Error(`The import ended with ${code}: ${said}`);
  return { seconds: (performance.now() - began) / 1000, gigabytes: most === 0 ? null : most / 1024 ** 2 };
}

/** Kilobytes, as Linux counts them; 0 elsewhere and for a process that has ended. */
function mostMemory(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
