import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PublishedRemote, parsedJson, publishedRemote } from 'mf-shared/contract';

/** Null where there is no such file. @throws an error of one line that names the file, where it cannot be read */
export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/**
 * What a version says of itself; null where its folder is not there.
 * @param directory of the releases
 * @throws where it cannot be read, or is torn
 */
export function readVersion(directory: string, remote: string, version: string): PublishedRemote | null {
  const file = path.join(directory, remote, version, 'release.json');
  const text = readIfThere(file);
  if (text === null) return null;
  const { data, error } = publishedRemote.safeParse(parsedJson(text));
  if (!data) throw new Error(`${file} is torn`, { cause: error });
  return data;
}

/** What a version says of itself; null also where it cannot be read, for those that only show it. */
export function versionIfReadable(directory: string, remote: string, version: string): PublishedRemote | null {
  try {
    return readVersion(directory, remote, version);
  } catch {
    return null;
  }
}
