import path from 'node:path';
import { type PublishedRemote, parsedJson, publishedRemote } from 'mf-shared/contract';
import { readIfThere } from './read-if-there.ts';

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
