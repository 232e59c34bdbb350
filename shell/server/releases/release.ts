import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ReleaseManifest } from 'mf-shared/contract';
import { isDevelopmentVersion } from '../../src/remotes/release.ts';
import type { Renderer, ServerReleaseLike } from '../renderer.ts';
import { compileServerBuild } from './compile-server-build.ts';

/** One state of what is live, loaded and verified. Never changes; a request keeps the one it started with. */
export interface Release {
  id: string;
  manifest: ReleaseManifest;
  /** The whole manifest as browsers read it, without the server's files. */
  publicJson: string;
  publicIntegrity: string;
  server: ServerReleaseLike;
}

/** Server builds by remote and version, so that a publish compiles only what changed. */
export type CompiledBuilds = Map<string, Readonly<Record<string, unknown>>>;

/** Loads every server build of a manifest. @throws when one is missing, damaged or does not start */
export function loadRelease(
  manifest: ReleaseManifest,
  directory: string,
  renderer: Renderer,
  known: CompiledBuilds,
  isBeingWritten = false,
): Release {
  const builds: CompiledBuilds = new Map();
  for (const [remote, { version, base, serverEntry, integrity }] of Object.entries(manifest)) {
    const key = `${remote}/${version}`;
    const file = path.join(directory, base.slice('/remotes/'.length), serverEntry);
    const hash = isBeingWritten && isDevelopmentVersion(version) ? null : integrity[serverEntry];
    builds.set(key, known.get(key) ?? compileServerBuild(file, hash, renderer.sharedModules));
  }
  known.clear();
  for (const [key, build] of builds) known.set(key, build);

  const publicJson = JSON.stringify(withoutServerFiles(manifest));
  return {
    id: createHash('sha256').update(publicJson).digest('hex').slice(0, 12),
    manifest,
    publicJson,
    publicIntegrity: `sha384-${createHash('sha384').update(publicJson).digest('base64')}`,
    server: new renderer.ServerRelease({
      module(remote, expose) {
        const version = manifest[remote]?.version;
        const module = version === undefined ? undefined : builds.get(`${remote}/${version}`)?.[expose];
        if (module === undefined) throw new Error(`${remote} is not published with ${expose}`);
        return module;
      },
    }),
  };
}

function withoutServerFiles(manifest: ReleaseManifest): ReleaseManifest {
  return Object.fromEntries(
    Object.entries(manifest).map(([remote, { serverEntry, integrity, ...rest }]) => {
      const { [serverEntry]: _server, ...browserFiles } = integrity;
      return [remote, { ...rest, serverEntry: '', integrity: browserFiles }];
    }),
  );
}
