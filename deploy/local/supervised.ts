import { enableCompileCache } from 'node:module';
import { isMainThread, Worker } from 'node:worker_threads';

/**
 * Loaded first in every process of a local shop. What it compiles is kept for its next start. A process whose parent is
 * gone ends as if it was asked to, because nobody is left who would start it again or stop it; one that spins and does not
 * hear it is ended by a thread of its own. What it still prints goes nowhere instead of ending it midway. And it answers its
 * parent's pings, so that one which spins for ever is noticed.
 */
const lastResortMs = 10_000;

enableCompileCache();

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), lastResortMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.on('message', (message) => {
  if (message === 'ping') process.send?.('pong');
});
/** Ends the process where its parent is gone and it has not ended by itself. */
const watchParent = `
const { parent, lastResortMs } = require('node:worker_threads').workerData;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), lastResortMs);
}, 1000);
`;
// Started by hand, without a parent that supervises it, a process may outlive its shell.
if (isMainThread && process.channel)
  new Worker(watchParent, { eval: true, execArgv: [], workerData: { parent: process.ppid, lastResortMs } }).unref();

// Waiting for the parent's end keeps no process alive that has nothing else to do.
process.channel?.unref();
