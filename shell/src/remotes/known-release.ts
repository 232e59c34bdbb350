import type { ReleaseManifest } from 'mf-shared/contract';
import type { InlineRelease } from './inline-release.ts';

const manifestTimeoutMs = 8000;
let inline: InlineRelease | null = null;
let full: Promise<ReleaseManifest> | null = null;
const hashes = new Map<string, string>();

/** Takes the release that the page's HTML names. */
export function setRelease(release: InlineRelease): void {
  inline = release;
  for (const [path, hash] of Object.entries(release.integrity)) hashes.set(path, hash);
}

export function currentRelease(): InlineRelease {
  if (!inline) throw new Error('The page carries no release');
  return inline;
}

/** `sha384-…` of a URL path, or undefined while only a part of the manifest is known. */
export function integrityOf(path: string): string | undefined {
  return hashes.get(path);
}

/** The whole manifest of the page's release; asked for once, again after a failure. */
export function releaseKnown(): Promise<ReleaseManifest> {
  full ??= readFull(currentRelease().full).catch((error: unknown) => {
    full = null;
    throw error;
  });
  return full;
}

async function readFull({ href, integrity }: InlineRelease['full']): Promise<ReleaseManifest> {
  const response = await fetch(href, { integrity, signal: AbortSignal.timeout(manifestTimeoutMs) });
  if (!response.ok) throw new Error(`Release manifest: ${response.status}`);
  const manifest: ReleaseManifest = await response.json();
  for (const remote of Object.values(manifest))
    for (const [file, hash] of Object.entries(remote.integrity)) hashes.set(remote.base + file, hash);
  return manifest;
}
