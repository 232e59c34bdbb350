import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What tests write into the system's folder for temporary files stands in a folder of the run's own.
 * @returns what takes it away after the run
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'havu-tests-'));
  // A database server that runs as a user of its own has to pass through.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
