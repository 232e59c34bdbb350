import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { repositoryRoot, toolEnvironment } from './settings.ts';

/**
 * Tests one package: `npm test -w mf-product`. It needs neither a browser nor a database server: the service's tests run
 * on the embedded engine. What follows `--` are words of file paths, `-- complaints`, and then options of vitest, such as
 * `-t 'a title'`.
 */
const [folder = '', ...given] = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith('-'));
const words = firstOption < 0 ? given : given.slice(0, firstOption);
const options = given.slice(words.length);

const room = join(repositoryRoot, folder) + sep;
// Vitest itself takes files that match any word: the package's folder beside a word would mean the whole package.
const tests =
  words.length === 0
    ? [room]
    : globSync('**/*.test.{ts,tsx}', { cwd: room, exclude: ['**/node_modules', '**/dist'] })
        .filter((file) => words.some((word) => file.includes(word)))
        .map((file) => join(room, file));
if (tests.length === 0) {
  console.error(`No test file of ${folder} has ${words.join(' or ')} in its path.`);
  process.exit(1);
}
const child = spawn(join(repositoryRoot, 'node_modules', '.bin', 'vitest'), ['run', ...tests, ...options], {
  cwd: repositoryRoot,
  stdio: 'inherit',
  env: { ...toolEnvironment(), TEST_ENGINE: 'pglite' },
});
child.on('error', () => process.exit(1));
child.on('close', (code) => process.exit(code ?? 1));
