import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { ServiceProcess } from './service-process.ts';
import { repositoryRoot } from './settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'havu-services-'));
mkdirSync(join(dataDir, 'logs'));
const starts = join(dataDir, 'starts.txt');
const script = join(dataDir, 'mortal.mjs');
// Ready at once; its first life ends soon after, with a code.
writeFileSync(
  script,
  `import { appendFileSync, readFileSync } from 'node:fs';
appendFileSync(process.env.STARTS, 'x');
process.send({ ready: true });
if (readFileSync(process.env.STARTS, 'utf8').length === 1) setTimeout(() => process.exit(7), 50);
setInterval(() => {}, 1000);
`,
);

let service: ServiceProcess | null = null;
afterEach(() => service?.stop());

it('starts a dead child again and says in its log and on the terminal how it ended', async () => {
  const said: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  const environment = { STARTS: starts };
  service = new ServiceProcess({ name: 'mortal', script: relative(repositoryRoot, script), environment }, dataDir);
  await service.start();
  await vi.waitFor(() => expect(readFileSync(starts, 'utf8')).toBe('xx'), { timeout: 20_000, interval: 50 });
  vi.restoreAllMocks();
  expect(said.join('')).toContain('mortal stopped unexpectedly (code 7) and is started again');
  expect(readFileSync(join(dataDir, 'logs', 'mortal.log'), 'utf8')).toContain('mortal stopped unexpectedly (code 7)');
}, 30_000);

it('ends and starts again a child that spins for ever', async () => {
  const lives = join(dataDir, 'lives.txt');
  const spinner = join(dataDir, 'spinner.mjs');
  writeFileSync(
    spinner,
    `import { appendFileSync, readFileSync } from 'node:fs';
appendFileSync(process.env.LIVES, 'x');
process.send({ ready: true });
if (readFileSync(process.env.LIVES, 'utf8').length === 1) setTimeout(() => { for (;;); }, 100);
setInterval(() => {}, 1000);
`,
  );
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const definition = { name: 'spinner', script: relative(repositoryRoot, spinner), environment: { LIVES: lives } };
  service = new ServiceProcess(definition, dataDir, 300);
  await service.start();
  await vi.waitFor(() => expect(readFileSync(lives, 'utf8')).toMatch(/^xx/), { timeout: 30_000, interval: 50 });
  vi.restoreAllMocks();
  expect(readFileSync(join(dataDir, 'logs', 'spinner.log'), 'utf8')).toContain('has answered nothing for 1.8 s');
}, 60_000);

it('ends a start that spins, says so in one line, and starts it again where the shop runs', async () => {
  const lives = join(dataDir, 'starting-lives.txt');
  const stuck = join(dataDir, 'stuck.mjs');
  // Its first life is ended soon after it was ready, its second one spins while it starts, its third one lives.
  writeFileSync(
    stuck,
    `import { appendFileSync, readFileSync } from 'node:fs';
appendFileSync(process.env.LIVES, 'x');
const life = readFileSync(process.env.LIVES, 'utf8').length;
if (life === 2) for (;;);
process.send({ ready: true });
if (life === 1) setTimeout(() => process.exit(7), 50);
setInterval(() => {}, 1000);
`,
  );
  const said: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  const definition = { name: 'stuck', script: relative(repositoryRoot, stuck), environment: { LIVES: lives } };
  service = new ServiceProcess(definition, dataDir, 500, 5000);
  await service.start();
  await vi.waitFor(() => expect(readFileSync(lives, 'utf8')).toMatch(/^xxx/), { timeout: 60_000, interval: 50 });
  vi.restoreAllMocks();
  expect(said.join('')).toContain('stuck has answered nothing for 5 s while starting and is ended');
}, 90_000);
