import { DatabaseSync } from 'node:sqlite';

/** How long a start waits for the process before it, which may still be draining. */
const patienceMs = 6000;

export class FolderInUse extends Error {
  constructor() {
    super(
      'another process uses this data folder: a shop that runs on it, or a command beside it. Stop that one first, or choose another folder with DATA_DIR',
    );
  }
}

/**
 * Takes a folder for this process alone. The embedded engine destroys its files where two processes open them, and it
 * does not notice. SQLite's exclusive transaction is a lock of the operating system: it ends with the process, however
 * that ends, and leaves nothing behind that would keep the next start out.
 * @param file an empty file that stands for the folder; made where it is missing.
 * @returns gives the folder back.
 * @throws FolderInUse after six seconds, or the time that is given.
 */
export function lockFolder(file: string, timeoutMs = patienceMs): () => void {
  const lock = new DatabaseSync(file, { timeout: timeoutMs });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUse() : error;
  }
  return () => lock.close();
}

const sqliteBusy = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
