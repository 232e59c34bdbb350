import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeVersion } from './code-version.ts';
import { type KeptTable, type ModelsSource, readKeptFile, writeKeptFile } from './kept-file.ts';
import type { ModelTable } from './model-table.ts';

/** The models of a version in a file, so that the next start does not read them from the database. */
export interface KeptModels {
  /** The models of the catalogue with this stamp, whatever their prices; null where there are none, or they are damaged. */
  read: (stamp: string) => Promise<KeptTable | null>;
  write: (source: Omit<ModelsSource, 'code'>, table: ModelTable) => Promise<void>;
}

const fileName = 'models.kept';
/** A draft of another process stays this long: the process may still be writing it. */
const maxDraftMs = 60 * 60 * 1000;

interface Settings {
  /** Names the code that runs, which is read once, at the start: its files may be another version's later. */
  readCode?: () => Promise<string>;
  onError: (error: unknown) => void;
}

/** Models in a folder. Null where the code that runs cannot be named: then nothing is kept. */
export async function openKeptModels(
  folder: string,
  { readCode = codeVersion, onError }: Settings,
): Promise<KeptModels | null> {
  const code = await readCode().catch((error: unknown) => {
    onError(error);
    return null;
  });
  if (code === null) return null;
  const file = join(folder, fileName);
  return {
    read: (stamp) => readKeptFile(file, { code, stamp }),
    async write(source, table) {
      await mkdir(folder, { recursive: true });
      await removeOldDrafts(folder);
      const draft = `${file}.${randomUUID()}.draft`;
      try {
        await writeKeptFile(draft, { ...source, code }, table);
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}

/** Removes the drafts of processes that were killed while they wrote. */
async function removeOldDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(fileName) && name !== fileName);
  for (const name of drafts) {
    const draft = join(folder, name);
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > maxDraftMs) await rm(draft, { force: true });
  }
}
