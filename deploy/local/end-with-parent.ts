/**
 * Loaded first in every process of a local shop: a process whose parent is gone ends as if it was asked to, because
 * nobody is left who would start it again or stop it. What it still prints goes nowhere instead of ending it midway.
 */
const lastResortMs = 10_000;

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), lastResortMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
// Waiting for the parent's end keeps no process alive that has nothing else to do.
process.channel?.unref();
