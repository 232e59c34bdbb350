import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { releasePlace, remote } from '../releases/release-fixture.ts';
import { failedOf } from './build-changed.ts';
import { repositoryRoot } from './settings.ts';

/** Runs `npm run release` on a folder of releases. */
function release(words: string, releasesDir: string): Promise<{ code: number | null; lines: string[] }> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(repositoryRoot, 'deploy/local/release.ts'), ...words.split(' ')],
      {
        env: { ...process.env, RELEASES_DIR: releasesDir, DATA_DIR: mkdtempSync(join(tmpdir(), 'havu-release-')) },
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

/** The trial finds no built shell, or that a file of the test's build is none. */
const refusal = existsSync(join(repositoryRoot, 'shell/dist/node/renderer.cjs'))
  ? 'home.bb.js.br does not hold what home.bb.js does'
  : 'the shell that would show it is not built: start the shop once';

it('a publish and a rollback that are refused end with exit status 1 and one line, and nothing moves', async () => {
  const { releases, publish, live } = releasePlace();
  const [first, second] = [await publish('one'), await publish('two')];
  expect(await release(`rollback ${remote}`, releases.root)).toEqual({
    code: 1,
    lines: [`${remote} stays as it is. ${remote} ${first} is refused: ${refusal}`],
  });
  const missing = join(repositoryRoot, 'mf-nowhere/dist/web/asset-list.json');
  expect(await release('publish mf-nowhere --built', releases.root)).toEqual({
    code: 1,
    lines: [`mf-nowhere is not built: ${missing} is missing`],
  });
  expect(await live()).toBe(second);
}, 60_000);

it('what works ends with exit status 0', async () => {
  const { releases, publish } = releasePlace();
  const version = await publish('one');
  const { code, lines } = await release('status', releases.root);
  expect([code, lines.join()]).toEqual([0, expect.stringContaining(version)]);
}, 60_000);

it('a failed build is told with the packages that failed, all where that is not said', () => {
  const packages = ['shell', 'mf-catalog', 'mf-product'];
  const output = 'mf-catalog:build: done\n Failed tasks:\n\n - mf-product:build\n';
  expect(failedOf(packages, output)).toEqual(['mf-product']);
  expect(failedOf(packages, 'no such command')).toEqual(packages);
});
