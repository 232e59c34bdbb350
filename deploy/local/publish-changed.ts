import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishRemote } from '../releases/publish-remote.ts';
import { ReleaseFolder } from '../releases/release-folder.ts';
import { buildStamp, builtPackages } from './build-changed.ts';
import { repositoryRoot } from './settings.ts';

/**
 * Publishes the remotes whose build is not the one that was published last from here. A remote that a team rolled back
 * stays rolled back until its sources change.
 */
export async function publishChanged(dataDir: string, names: readonly string[] = builtPackages()): Promise<string[]> {
  const stampsFile = join(dataDir, 'releases', '.local-builds.json');
  const stamps = readStamps(stampsFile);
  const releases = new ReleaseFolder(join(dataDir, 'releases'));
  const changed = names.filter((name) => name.startsWith('mf-') && stamps[name] !== buildStamp(name));
  for (const name of changed) await publishRemote(name, join(repositoryRoot, name), releases);
  if (changed.length > 0) {
    const now = Object.fromEntries(changed.map((name) => [name, buildStamp(name)]));
    writeFileSync(stampsFile, JSON.stringify({ ...stamps, ...now }));
  }
  return changed;
}

function readStamps(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
