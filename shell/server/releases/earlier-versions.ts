import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PublishedRemote, publishedRemote } from 'mf-shared/contract';
import { z } from 'zod';

const history = z.array(z.object({ remote: z.string(), version: z.string().regex(/^\w+$/) }));

/** What was live of a remote, the newest first, as far as it can still be read. */
export function earlierVersions(remote: string, directory: string): PublishedRemote[] {
  const changes = history.safeParse(readJson(path.join(directory, 'history.json'))).data ?? [];
  const versions = changes.filter((change) => change.remote === remote).map(({ version }) => version);
  return [...new Set(versions.toReversed())].flatMap((version) => {
    const { data } = publishedRemote.safeParse(readJson(path.join(directory, remote, version, 'release.json')));
    return data ? [data] : [];
  });
}

/** Null where there is none, or none that can be read: both offer nothing to go back to. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
