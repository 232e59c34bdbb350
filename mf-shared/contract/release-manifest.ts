import { z } from 'zod';

const fileName = z.string().regex(/^[\w][\w./-]*$/);

export const remoteName = z.string().regex(/^mf-[\w-]+$/);
/** A hash of a version's content; names its folder too. */
export const versionName = z.string().regex(/^[\w-]+$/);

/** One remote as published: what the server and the browser need to load its modules. */
export const publishedRemote = z.object({
  version: versionName,
  /** `/remotes/mf-product/3fa9…/` */
  base: z.string().regex(/^\/remotes\/[\w/-]+\/$/),
  /** The remote's entry in browsers, from `base`. */
  entry: fileName,
  /** Its CommonJS build for the shell's server, from the version's folder; never served. */
  serverEntry: fileName,
  /**
   * Exposed module → the files that its first render loads besides the entry. A chunk that only has a name, as a part that
   * comes late, stands among them.
   */
  exposes: z.record(z.string(), z.object({ js: z.array(fileName), css: z.array(fileName) })),
  /** Those of `exposes` that the version offers to the outside; a version that was published earlier does not say. */
  offered: z.array(z.string()).optional(),
  /** File → `sha384-…`, for every file of the version, the server's too. */
  integrity: z.record(fileName, z.string().startsWith('sha384-')),
});
export type PublishedRemote = z.infer<typeof publishedRemote>;

/** `releases/manifest.json`, or that of another environment: remote → what is live. Replaced as a whole, never edited in place. */
export const releaseManifest = z.record(remoteName, publishedRemote);
export type ReleaseManifest = Readonly<z.infer<typeof releaseManifest>>;
