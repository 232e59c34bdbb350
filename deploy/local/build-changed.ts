import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot, StartError, toolEnvironment } from './settings.ts';

/** Packages that are built: the shell and every package with a webpack configuration. */
export function builtPackages(): string[] {
  return readdirSync(repositoryRoot).filter((name) => existsSync(join(repositoryRoot, name, 'webpack.config.ts')));
}

/** The packages whose sources (their own, mf-shared's, or the lock file) changed since their last build. */
function changedPackages(): string[] {
  const shared = fingerprint([join(repositoryRoot, 'mf-shared'), join(repositoryRoot, 'package-lock.json')]);
  return builtPackages().filter((name) => {
    const stamp = stampFile(name);
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== packageStamp(name, shared);
  });
}

/**
 * Builds what changed of the named packages; `lerna run build` takes what it built before from its cache.
 * @param onBegin hears which are built, before that takes its time
 * @throws StartError
 */
export async function buildChanged(
  among: readonly string[] = builtPackages(),
  onBegin: (packages: readonly string[]) => void = () => {},
): Promise<string[]> {
  const packages = changedPackages().filter((name) => among.includes(name));
  if (packages.length === 0) return [];
  onBegin(packages);
  const scopes = packages.flatMap((name) => ['--scope', name]);
  const { code, output } = await run('lerna', ['run', 'build', ...scopes, '--concurrency', '2', '--loglevel', 'warn']);
  if (code !== 0) {
    mkdirSync(dirname(outputFile), { recursive: true });
    writeFileSync(outputFile, output);
    throw new StartError(`Building ${failedOf(packages, output).join(', ')} failed: ${outputFile} says why.`);
  }
  const shared = fingerprint([join(repositoryRoot, 'mf-shared'), join(repositoryRoot, 'package-lock.json')]);
  for (const name of packages) writeFileSync(stampFile(name), packageStamp(name, shared));
  return packages;
}

/** What the last failed build said. */
const outputFile = join(repositoryRoot, '.cache', 'failed-build.log');

/** Those that the output names as failed; all where it does not say. */
export function failedOf(packages: readonly string[], output: string): readonly string[] {
  const [, told = ''] = output.split(/failed tasks/i);
  const failed = packages.filter((name) => new RegExp(`(?<![\\w-])${name}:build`).test(told));
  return failed.length > 0 ? failed : packages;
}

/** Says which sources a package's build was made of; empty before its first build. */
export function buildStamp(name: string): string {
  return existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : '';
}

const stampFile = (name: string) => join(repositoryRoot, name, 'dist', '.source-stamp');
const packageStamp = (name: string, shared: string) => `${shared}-${fingerprint([join(repositoryRoot, name)])}`;

/** Names, sizes and times of all sources below: enough to see a change, quick enough for every start. */
function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    const stat = statSync(path);
    if (!stat.isDirectory()) hash.update(`${path}|${stat.size}|${stat.mtimeMs}\n`);
    else for (const entry of readdirSync(path).sort()) if (!isLeftOut(entry)) visit(join(path, entry));
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}

const isLeftOut = (entry: string) =>
  ['node_modules', 'dist', 'bench'].includes(entry) || entry.startsWith('.') || /\.test\.tsx?$/.test(entry);

function run(command: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(join(repositoryRoot, 'node_modules', '.bin', command), args, {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...toolEnvironment(), NX_DAEMON: 'false', NX_TUI: 'false' },
    });
    // A start that fails meanwhile does not leave its build behind.
    const end = () => void child.kill();
    process.once('exit', end);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('close', (code) => {
      process.off('exit', end);
      resolve({ code, output });
    });
  });
}
