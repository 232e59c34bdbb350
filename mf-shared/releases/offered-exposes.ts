import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublishedRemote } from 'mf-shared/contract';

/**
 * The exposed modules that a version offers to the outside. A chunk that only has a name, as a part that comes late, stands
 * among a version's modules too. Where the version does not say, the container in its entry names only those that it offers.
 * @param folder the version's
 * @throws where its entry has to be read, and cannot be
 */
export function offeredExposes(folder: string, { entry, exposes, offered }: PublishedRemote): string[] {
  if (offered) return Object.keys(exposes).filter((expose) => offered.includes(expose));
  const container = readFileSync(path.join(folder, entry), 'utf8');
  return Object.keys(exposes).filter((expose) =>
    [`"${expose}"`, `'${expose}'`, `\`${expose}\``].some((name) => container.includes(name)),
  );
}
