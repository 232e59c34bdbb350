import { createHash } from 'node:crypto';
import path from 'node:path';
import type { PublishedRemote, ReleaseManifest } from 'mf-shared/contract';
import { isDevelopmentVersion } from '../../src/remotes/inline-release.ts';
import type { Renderer, ServerReleaseLike } from '../rendering/load-renderer.ts';
import { compileServerBuild } from './compile-server-build.ts';

/** One state of what is live, verified. Never changes; a request keeps the one it started with. */
export interface Release {
  id: string;
  manifest: ReleaseManifest;
  /** The whole manifest as browsers read it, without the server's files and what publishing alone needs. */
  publicJson: string;
  publicIntegrity: string;
}

/** A remote's exposed modules on the server. */
export type ServerBuild = Readonly<Record<string, unknown>>;

/** Loads a remote's server build. @throws when it is missing, damaged or does not start */
export function loadServerBuild(
  { version, base, serverEntry, integrity }: PublishedRemote,
  directory: string,
  renderer: Renderer,
  isBeingWritten: boolean,
): ServerBuild {
  const file = path.join(directory, base.slice('/remotes/'.length), serverEntry);
  const hash = isBeingWritten && isDevelopmentVersion(version) ? null : integrity[serverEntry];
  return compileServerBuild(file, hash, renderer.sharedModules);
}

export function toRelease(manifest: ReleaseManifest): Release {
  const publicJson = JSON.stringify(withoutServerFiles(manifest));
  return {
    id: createHash('sha256').update(publicJson).digest('hex').slice(0, 12),
    manifest,
    publicJson,
    publicIntegrity: `sha384-${createHash('sha384').update(publicJson).digest('base64')}`,
  };
}

/** Routes and texts of a release, for the thread that renders with them. */
export function toServerRelease(builds: ReadonlyMap<string, ServerBuild>, renderer: Renderer): ServerReleaseLike {
  return new renderer.ServerRelease({
    module(remote, expose) {
      const module = builds.get(remote)?.[expose];
      if (module === undefined) throw new Error(`${remote} is not published with ${expose}`);
      return module;
    },
  });
}

function withoutServerFiles(manifest: ReleaseManifest): ReleaseManifest {
  return Object.fromEntries(
    Object.entries(manifest).map(([remote, { serverEntry, integrity, offered: _offered, ...rest }]) => {
      const { [serverEntry]: _server, ...browserFiles } = integrity;
      return [remote, { ...rest, serverEntry: '', integrity: browserFiles }];
    }),
  );
}
