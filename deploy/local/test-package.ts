import { spawn } from 'node:child_process';
import { join, sep } from 'node:path';
import { repositoryRoot, toolEnvironment } from './settings.ts';

/**
 * Tests one package: `npm test -w mf-product`. It needs neither a browser nor a database server: the service's tests run
 * on the embedded engine. What follows `--` are options of vitest, such as `-t 'a title'`.
 */
const [folder = '', ...options] = process.argv.slice(2);
const tests = join(repositoryRoot, folder) + sep;
const child = spawn(join(repositoryRoot, 'node_modules', '.bin', 'vitest'), ['run', tests, ...options], {
  cwd: repositoryRoot,
  stdio: 'inherit',
  env: { ...toolEnvironment(), TEST_ENGINE: 'pglite' },
});
child.on('error', () => process.exit(1));
child.on('close', (code) => process.exit(code ?? 1));
