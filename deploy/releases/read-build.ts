import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedRemote } from 'mf-shared/contract';
import { localeCodes } from 'mf-shared/contract';
import { readRemoteAssets } from './asset-list.ts';

export interface RemoteBuild {
  published: PublishedRemote;
  /** File of the version's folder → where the build has it. */
  files: ReadonlyMap<string, string>;
}

/** Describes the build rather than runs. */
const leftOut = new Set(['asset-list.json']);
const compressed = /\.(br|gz)$/;

/**
 * Reads `dist` of a remote and names the version by its content.
 * @throws when the remote is not built or lacks the texts of a language
 */
export async function readBuild(remote: string, packageFolder: string): Promise<RemoteBuild> {
  const web = path.join(packageFolder, 'dist/web');
  const assets = await readBuilt(remote, path.join(web, 'asset-list.json'));
  const { entry, exposes, offered } = readRemoteAssets(assets, remote);
  const [serverEntry] = globSync('*.cjs', { cwd: path.join(packageFolder, 'dist/node') });
  if (!serverEntry) throw new Error(`${remote} has no server build: run its build first`);
  const files = new Map([[serverEntry, path.join(packageFolder, 'dist/node', serverEntry)]]);
  for (const file of globSync('**/*.*', { cwd: web })) if (!leftOut.has(file)) files.set(file, path.join(web, file));

  const integrity: Record<string, string> = {};
  for (const [file, from] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (!compressed.test(file)) integrity[file] = await sha384(from);
  const missing = localeCodes.filter((locale) => !(`./messages-${locale}` in exposes));
  if (missing.length > 0) throw new Error(`${remote} lacks texts: locales/${missing.join('.json, ')}.json`);

  const version = createHash('sha256').update(JSON.stringify({ exposes, integrity })).digest('hex').slice(0, 16);
  return {
    published: {
      ...{ version, base: `/remotes/${remote}/${version}/`, entry, serverEntry, exposes, integrity },
      ...(offered && { offered }),
    },
    files,
  };
}

async function readBuilt(remote: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new Error(`${remote} is not built: ${file} is missing`, { cause });
  }
}

async function sha384(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}
