import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from 'deploy/local/ports';
import { expect, test } from './journey-test.ts';

const root = join(import.meta.dirname, '..', '..');
const dockerfile = readFileSync(join(root, 'deploy/containers/Dockerfile'), 'utf8');

/** The lines of a stage, those of the stage that it begins with first. */
function stageOf(name: string): string[] {
  const lines = dockerfile.split('\n');
  const start = lines.findIndex((line) => line.endsWith(` AS ${name}`));
  const from = /^FROM (\S+) AS/.exec(lines[start] ?? '')?.[1] ?? '';
  const own = lines.slice(start + 1);
  const end = own.findIndex((line) => line.startsWith('FROM '));
  return [...(/^\w+$/.test(from) ? stageOf(from) : []), ...own.slice(0, end < 0 ? undefined : end)];
}

const environmentOf = (stage: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    stage
      .filter((line) => line.startsWith('ENV '))
      .flatMap((line) => line.slice(4).split(' '))
      .map((pair) => pair.split('=') as [string, string]),
  );

/** Runs what makes an image's files, into a folder of this machine in the place of the image's own. */
async function assemble(name: 'service' | 'shell'): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'havu-image-')), 'havu');
  const run = dockerfile.split('\n').find((line) => line.startsWith(`RUN node deploy/containers/assemble.ts ${name} `));
  const [script = '', ...args] = (run ?? '').replace('RUN node ', '').split(' ');
  expect(args).toEqual([name, '/havu']);
  // What this repository was installed from lies in npm's cache already.
  const env = { ...process.env, npm_config_prefer_offline: 'true' };
  await promisify(execFile)(process.execPath, [script, name, folder], { cwd: root, env });
  return folder;
}

/** Starts what an image starts, in its folder; only the data, ports and neighbours are this machine's. */
function start(name: 'service' | 'shell', folder: string, here: Record<string, string>): ChildProcess {
  const stage = stageOf(name);
  const command = stage.find((line) => line.startsWith('CMD '));
  const [node, ...args] = JSON.parse((command ?? '').slice(4)) as string[];
  expect(node).toBe('node');
  const { PATH = '' } = process.env;
  return spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH, ...environmentOf(stage), ...here },
    stdio: 'ignore',
  });
}

const filesOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const stateOf = (folder: string) => filesOf(folder).map((file) => `${file} ${statSync(file).mtimeMs}`);

test('images hold what they run and nothing else, and a shop of both shows its first page (OPS-10)', async ({
  shop,
}) => {
  test.setTimeout(600_000);
  const [service, shell] = [await assemble('service'), await assemble('shell')];
  for (const folder of [service, shell]) {
    const files = filesOf(folder).map((file) => file.slice(folder.length));
    const tools = ['webpack', 'typescript', 'vitest', 'playwright', 'lerna', '@biomejs/biome', '@swc/core', 'node'];
    expect(tools.filter((tool) => existsSync(join(folder, 'node_modules', tool)))).toEqual([]);
    const own = files.filter((file) => !file.startsWith('/node_modules/'));
    expect(own.filter((file) => /\.test\.tsx?$|\/testing\/|^\/(e2e|deploy)\/.*\.tsx?$/.test(file))).toEqual([]);
  }
  const before = [...stateOf(service), ...stateOf(shell)];
  const [apiPort, port] = [await findFreePort(4810), await findFreePort(4820)];
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'havu-image-data-'));
  const url = `http://127.0.0.1:${port}`;
  const processes = [
    start('service', service, { DATA_DIR, API_PORT: String(apiPort), PUBLIC_URL: url }),
    start('shell', shell, {
      ...{ DATA_DIR, RELEASES_DIR: join(shop.dataDir, 'releases'), PUBLIC_URL: url, PORT: String(port) },
      API_URL: `http://127.0.0.1:${apiPort}`,
    }),
  ];
  try {
    const statusOf = (path: string) =>
      fetch(url + path).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(() => statusOf('/readyz'), { timeout: 300_000 }).toBe(200);
    await expect.poll(() => statusOf('/'), { timeout: 60_000 }).toBe(200);
    expect(await (await fetch(`${url}/`)).text()).toContain('<html lang="fi"');
    expect([await statusOf('/healthz'), await statusOf('/accounts/login/')]).toEqual([200, 200]);
    // Their own files are as they were: a read-only file system is enough.
    expect([...stateOf(service), ...stateOf(shell)]).toEqual(before);
  } finally {
    for (const process of processes) process.kill('SIGTERM');
    await Promise.all(
      processes.map(
        (each) => new Promise((resolve) => (each.exitCode === null ? each.once('exit', resolve) : resolve(null))),
      ),
    );
  }
});
