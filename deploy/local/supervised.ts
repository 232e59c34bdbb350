import { enableCompileCache } from 'node:module';

/**
 * Loaded first in every process of a local shop. What it compiles is kept for its next start. A process whose parent is gone ends as if it was asked to, because nobody
 * is left who would start it again or stop it; what it still prints goes nowhere instead of ending it midway. And it
 * answers its parent's pings, so that one which spins for ever is noticed.
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
// Waiting for the parent's end keeps no process alive that has nothing else to do.
process.channel?.unref();
