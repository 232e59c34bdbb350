import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseFolder } from 'mf-shared/releases/release-folder';
import { publishRemote } from '../releases/publish-remote.ts';
import { processGate, ReleaseRefused } from '../releases/release-gate.ts';
import { buildStamp, builtPackages } from './build-changed.ts';
import { repositoryRoot, StartError } from './settings.ts';

/**
 * Publishes the remotes whose build is not the one that was published last from here. A remote that a team rolled back
 * stays rolled back until its sources change; one whose build is refused stays at the version that is live.
 * @param apiUrl the running service that the builds are tried with; null: without one
 * @throws StartError when a build is refused and nothing of its remote is live
 */
export async function publishChanged(
  dataDir: string,
  apiUrl: string | null,
  names: readonly string[] = builtPackages(),
): Promise<string[]> {
  const folder = join(dataDir, 'releases');
  const stampsFile = join(folder, '.local-builds.json');
  const releases = new ReleaseFolder(folder);
  const gate = processGate({ apiUrl, recordings: join(folder, '.recorded') });
  const stamps = readStamps(stampsFile);
  const changed = names.filter((name) => name.startsWith('mf-') && stamps[name] !== buildStamp(name));
  const published: string[] = [];
  for (const name of changed)
    try {
      // What is built here is the whole of the remote as it is wanted, also where it offers less than before.
      await publishRemote(name, join(repositoryRoot, name), releases, { gate, allowLostExposes: true });
      stamps[name] = buildStamp(name);
      published.push(name);
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      if (!(await releases.manifest())[name]) throw new StartError(error.message);
      process.stderr.write(`${error.message}. The version before stays.\n`);
    }
  if (published.length > 0) writeFileSync(stampsFile, JSON.stringify(stamps));
  return published;
}

function readStamps(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
