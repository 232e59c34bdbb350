import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type HealthCounts, healthCounts, healthFolder } from 'mf-shared/contract';

/** What the shells have counted of canaries lately; nothing where none has written yet. */
export async function readCounts(directory: string): Promise<HealthCounts[]> {
  const folder = path.join(directory, healthFolder);
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.json'));
  return Promise.all(names.map(async (name) => read(await readFile(path.join(folder, name), 'utf8').catch(() => ''))));
}

function read(text: string): HealthCounts {
  try {
    return healthCounts.parse(JSON.parse(text));
  } catch {
    // A shell that ended meanwhile has removed it, or one of another time wrote it: it says nothing.
    return {};
  }
}
