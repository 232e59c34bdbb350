import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFreePort } from './ports.ts';
import { readSettings, repositoryRoot, StartError } from './settings.ts';

interface Ending {
  code: number | null;
  lines: string[];
}

/** Runs the start command until it ends by itself. */
function runStart(environment: Record<string, string>): Promise<Ending> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(repositoryRoot, 'deploy', 'local', 'start.ts')],
      {
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('close', (code) => resolve({ code, lines: output.trim().split('\n') }));
  });
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'havu-start-'));

describe('npm start that cannot go on says why in one line and ends with a failure', () => {
  it('a port that is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const ending = await runStart({ PORT: String(port), DATA_DIR: newFolder() });
    taken.close();
    expect(ending).toEqual({ code: 1, lines: [expect.stringContaining(`Port ${port} is taken`)] });
  });

  it('a data folder that is a file', async () => {
    const file = join(newFolder(), 'data');
    writeFileSync(file, '');
    const ending = await runStart({ PORT: String(await findFreePort(0)), DATA_DIR: file });
    expect(ending).toEqual({ code: 1, lines: [expect.stringContaining(`The data folder ${file} cannot be used`)] });
  });

  it('a database server that does not answer', async () => {
    const port = await findFreePort(0);
    const ending = await runStart({
      PORT: String(await findFreePort(0)),
      DATA_DIR: newFolder(),
      DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/shop`,
    });
    expect(ending).toEqual({
      code: 1,
      lines: [expect.stringContaining(`No database server answers at 127.0.0.1:${port}`)],
    });
  });

  it.each([
    ['EDGE_COUNTRY', 'zz'],
    ['KLARNA_BASE_URL', 'https://pay.example'],
    ['RELEASES_KEY', 'x'],
    ['NODE_ENV', 'prod'],
    ['DEMO_SCRIPT_TAGS', 'abc'],
    ['SANDBOX_CALLBACK_TIMES', 'often'],
  ])('%s=%s, before anything is made', async (name, value) => {
    const folder = join(newFolder(), 'data');
    const ending = await runStart({ PORT: String(await findFreePort(0)), DATA_DIR: folder, [name]: value });
    expect(ending).toEqual({ code: 1, lines: [expect.stringMatching(/^[A-Z_]+ must be /)] });
    expect(ending.lines[0]).toContain(name);
    expect(existsSync(folder)).toBe(false);
  });

  it('a DATABASE_URL that is none', async () => {
    const ending = await runStart({
      PORT: String(await findFreePort(0)),
      DATA_DIR: newFolder(),
      DATABASE_URL: 'mysql://x',
    });
    expect(ending).toEqual({ code: 1, lines: [expect.stringContaining('DATABASE_URL must look like postgres://')] });
  });
});

describe('settings (CONF-7, CONF-8, CONF-17, CONF-18)', () => {
  it('default to port 3000, the folder .data and the embedded database', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, dataDir: join(repositoryRoot, '.data'), databaseUrl: null });
  });

  it.each(['0', '65536', 'abc', '3.5'])('refuse PORT=%s', (port) => {
    expect(() => readSettings({ PORT: port })).toThrow(StartError);
  });
});
