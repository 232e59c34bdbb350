import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { PublishedRemote, ReleaseManifest } from 'mf-shared/contract';
import { readRemoteAssets } from '../releases/asset-list.ts';
import { repositoryRoot } from '../releases/release-gate.ts';

/**
 * A folder of releases for development: the published remotes as they are, and `mf-x/dev` for each one that is being
 * written. A new compilation is a new version with the same address, so that its server build is read anew.
 */
export class DevelopmentReleases {
  readonly root: string;
  #manifest: Record<string, PublishedRemote>;
  #versions = 0;
  readonly #packages: string;

  /** @param packages the folder with the remotes' own folders */
  constructor(root: string, published: ReleaseManifest, dataDir: string, packages = repositoryRoot) {
    this.root = root;
    this.#packages = packages;
    this.#manifest = { ...published };
    rmSync(root, { recursive: true, force: true });
    for (const [remote, { version }] of Object.entries(published)) {
      mkdirSync(path.join(root, remote), { recursive: true });
      symlinkSync(path.join(dataDir, 'releases', remote, version), path.join(root, remote, version));
    }
    mkdirSync(root, { recursive: true });
  }

  /**
   * Takes a remote's new compilation over, once both of its builds are there. What the other build is writing at the moment
   * is left to that build's own call.
   */
  update(remote: string, target: 'web' | 'node'): void {
    const dist = path.join(this.#packages, remote, 'dist');
    const web = path.join(dist, 'development-web');
    const server = path.join(dist, 'development-node/server.cjs');
    if (!existsSync(path.join(web, 'asset-list.json')) || !existsSync(server)) return;
    const link = path.join(this.root, remote, 'dev');
    if (!existsSync(link)) {
      mkdirSync(path.dirname(link), { recursive: true });
      symlinkSync(web, link);
    }
    const copy = path.join(web, 'server.cjs');
    if (target === 'node' || !existsSync(copy)) {
      copyFileSync(server, `${copy}.new`);
      renameSync(`${copy}.new`, copy);
    }
    const list = readFileSync(path.join(web, 'asset-list.json'), 'utf8');
    if (!isWhole(list)) return;
    const { entry, exposes } = readRemoteAssets(list, remote);
    this.#versions += 1;
    this.#manifest[remote] = {
      version: `dev${this.#versions}`,
      base: `/remotes/${remote}/dev/`,
      entry,
      serverEntry: 'server.cjs',
      exposes,
      integrity: {},
    };
    const file = path.join(this.root, 'manifest.json');
    writeFileSync(`${file}.new`, JSON.stringify(this.#manifest));
    renameSync(`${file}.new`, file);
  }
}

function isWhole(json: string): boolean {
  try {
    return Boolean(JSON.parse(json));
  } catch {
    return false;
  }
}
