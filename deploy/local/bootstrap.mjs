// The one script that runs on whatever Node the machine has (20 or newer): installs what is missing, then hands over
// to the pinned Node in node_modules. Plain JavaScript, because an older Node does not read TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const stampFile = join(root, 'node_modules', '.havu-install');
const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash;
}

function install() {
  console.log('Installing packages (first start, or the lock file changed) …');
  const npm = process.env.npm_execpath;
  // `install` takes the lock file's versions and leaves the file alone; `ci` refuses where a registry lacks the optional
  // packages of platforms that are not this one.
  const install = ['install', '--no-save', '--include=dev'];
  const [command, args] = npm ? [process.execPath, [npm, ...install]] : ['npm', install];
  const result = spawnSync(command, [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('Installing the packages failed: see the lines above; npm needs to reach its registry once.');
    process.exit(1);
  }
  writeFileSync(stampFile, lockHash);
}

if (!isInstalled()) install();

const pinnedNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
if (!existsSync(pinnedNode)) {
  console.error('The pinned Node is missing from node_modules: delete node_modules and start again.');
  process.exit(1);
}
const [script, ...args] = process.argv.slice(2);
const binaries = join(root, 'node_modules', '.bin');
const child = spawn(pinnedNode, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
  cwd: root,
  // The channel tells the shop when this process is gone, however it went.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: `${binaries}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}` },
});
// Ctrl-C reaches the child by itself; a signal to this process alone is handed on.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm's own shell dies of a signal without handing it on: nobody is left who could stop the shop, so it stops.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 1000).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
