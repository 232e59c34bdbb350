import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'havu-orphans-'));
mkdirSync(join(folder, 'logs'));
const service = join(folder, 'service.mjs');
writeFileSync(
  service,
  `process.send({ ready: true });
setInterval(() => process.stdout.write('still here\\n'), 10);
`,
);
const supervisor = join(folder, 'supervisor.mjs');
writeFileSync(
  supervisor,
  `import { ServiceProcess } from ${JSON.stringify(join(import.meta.dirname, 'service-process.ts'))};
const script = ${JSON.stringify(relative(repositoryRoot, service))};
const child = new ServiceProcess({ name: 'child', script, environment: {} }, ${JSON.stringify(folder)});
await child.start();
process.send(child.pid);
`,
);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('a service ends with its supervisor, though that was killed and nobody reads what it prints', async () => {
  const parent = fork(supervisor, { silent: true });
  const [pid] = (await once(parent, 'message')) as [number];
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
}, 30_000);
