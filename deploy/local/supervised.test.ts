import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { isRunning } from './is-running.ts';
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
const spinning = join(folder, 'spinning.mjs');
writeFileSync(spinning, 'process.send({ ready: true }, () => { for (;;); });');

/** A process that starts a service and tells its id. */
function supervisorOf(service: string): string {
  const supervisor = join(folder, `supervisor-of-${basename(service)}`);
  writeFileSync(
    supervisor,
    `import { ServiceProcess } from ${JSON.stringify(join(import.meta.dirname, 'service-process.ts'))};
const script = ${JSON.stringify(relative(repositoryRoot, service))};
const child = new ServiceProcess({ name: 'child', script, environment: {} }, ${JSON.stringify(folder)});
await child.start();
process.send(child.pid);
`,
  );
  return supervisor;
}

it.each([
  ['and nobody reads what it prints', service],
  ['and it spins and hears nothing', spinning],
])(
  'a service ends with its supervisor, though that was killed %s',
  async (_how, file) => {
    const parent = fork(supervisorOf(file), { silent: true });
    const [pid] = (await once(parent, 'message')) as [number];
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 40_000 }).toBe(false);
  },
  60_000,
);
