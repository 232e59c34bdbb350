import type { PublishedRemote, ReleaseManifest } from 'mf-shared/contract';

/**
 * The part of the manifest that stands in a page's HTML: every remote's entry, and the files of the page's route.
 * The rest is in the file `full`, read after the page stands.
 */
export interface InlineRelease {
  id: string;
  remotes: Readonly<Record<string, { version: string; base: string; entry: string }>>;
  /** Full URL path → `sha384-…`. */
  integrity: Readonly<Record<string, string>>;
  full: { href: string; integrity: string };
}

/** Cuts the manifest down to what a page loads before it is interactive. */
export function inlineRelease(
  manifest: ReleaseManifest,
  files: readonly string[],
  full: InlineRelease['full'],
  id: string,
): InlineRelease {
  const integrity: Record<string, string> = {};
  for (const remote of Object.values(manifest)) {
    const ofRoute = files.filter((url) => url.startsWith(remote.base)).map((url) => url.slice(remote.base.length));
    for (const file of unique([remote.entry, ...ofRoute])) {
      const hash = remote.integrity[file];
      if (hash !== undefined) integrity[remote.base + file] = hash;
    }
  }
  const remotes = Object.fromEntries(
    Object.entries(manifest).map(([name, { version, base, entry }]) => [name, { version, base, entry }]),
  );
  return { id, remotes, integrity, full };
}

/** A build that a development server is writing; published versions are hexadecimal and never look like it. */
export const isDevelopmentVersion = (version: string): boolean => version.startsWith('dev');

/** URL paths of the files that the route's module and its texts load, entry first. */
export function routeFiles(remote: PublishedRemote, exposes: readonly string[]): { js: string[]; css: string[] } {
  const parts = exposes.map((expose) => remote.exposes[expose]).filter((part) => part !== undefined);
  const url = (file: string) => remote.base + file;
  return {
    js: unique([remote.entry, ...parts.flatMap(({ js }) => js)]).map(url),
    css: unique(parts.flatMap(({ css }) => css)).map(url),
  };
}

const unique = (files: readonly string[]): string[] => [...new Set(files)];
