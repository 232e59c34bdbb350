import { z } from 'zod';

/** What the build says of its files (`asset-list.json`): chunk name → what its first render loads. */
const assetList = z.object({
  chunks: z.record(z.string(), z.object({ js: z.array(z.string()), css: z.array(z.string()) })),
  files: z.array(z.string()),
  exposes: z.array(z.string()).optional(),
});

export interface RemoteAssets {
  /** The remote's entry in browsers. */
  entry: string;
  /**
   * Exposed module → the files that its first render loads besides the entry. A chunk that only has a name stands among them
   * (`offeredExposes`).
   */
  exposes: Record<string, { js: string[]; css: string[] }>;
  /** Those that the build offers to the outside; undefined where it was made before builds said so. */
  offered: string[] | undefined;
}

/**
 * Reads a remote's list: the chunk of the remote's own name is its entry, every other named chunk stands as
 * an exposed module.
 * @throws when it is none
 */
export function readRemoteAssets(text: string, remote: string): RemoteAssets {
  const { chunks, exposes: offered } = assetList.parse(JSON.parse(text));
  const { [remote.replaceAll('-', '_')]: own, ...exposed } = chunks;
  const [entry] = own?.js ?? [];
  if (!entry) throw new Error(`${remote}'s build has no entry`);
  const exposes = Object.entries(exposed).map(([name, files]) => [`./${name}`, files]);
  return { entry, exposes: Object.fromEntries(exposes), offered };
}
