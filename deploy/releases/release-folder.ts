import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseManifest, releaseManifest } from 'mf-shared/contract';
import { z } from 'zod';

const change = z.object({
  at: z.iso.datetime(),
  remote: z.string(),
  version: z.string(),
  action: z.enum(['publish', 'rollback']),
  /** The version was loaded and rendered before it went live; unset in histories from before that was done. */
  health: z.literal('verified').optional(),
});
/** One move of what is live. */
export type Change = z.infer<typeof change>;

const lockTimeoutMs = 20_000;
const staleLockMs = 60_000;

/** `DATA_DIR/releases`: `manifest.json` says what is live, `history.json` how it came so, each version has its folder. */
export class ReleaseFolder {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  versionFolder(remote: string, version: string): string {
    return path.join(this.root, remote, version);
  }

  async manifest(): Promise<ReleaseManifest> {
    return releaseManifest.parse(JSON.parse((await readIfThere(this.#file('manifest.json'))) ?? '{}'));
  }

  async history(): Promise<readonly Change[]> {
    return z.array(change).parse(JSON.parse((await readIfThere(this.#file('history.json'))) ?? '[]'));
  }

  /**
   * Replaces what is live, as one step, while nobody else does. The history is written first: it may tell too much,
   * never too little.
   */
  async update(
    step: (
      manifest: ReleaseManifest,
      history: readonly Change[],
    ) => Promise<{ manifest: ReleaseManifest; change: Change } | null>,
  ): Promise<void> {
    await mkdir(this.root, { recursive: true });
    await this.#locked(async () => {
      const history = await this.history();
      const next = await step(await this.manifest(), history);
      if (!next) return;
      await this.#replace('history.json', [...history, next.change]);
      await this.#replace('manifest.json', next.manifest);
    });
  }

  async #replace(name: string, content: unknown): Promise<void> {
    const temporary = this.#file(`.${name}.${process.pid}`);
    await writeFile(temporary, `${JSON.stringify(content, null, 1)}\n`, { flush: true });
    await rename(temporary, this.#file(name));
  }

  async #locked(work: () => Promise<void>): Promise<void> {
    const lock = this.#file('.lock');
    const deadline = Date.now() + lockTimeoutMs;
    while (!(await takeLock(lock))) {
      if (Date.now() > deadline) throw new Error(`Another publish holds ${lock}; delete it if none is running`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    try {
      await work();
    } finally {
      await rm(lock, { force: true });
    }
  }

  #file(name: string): string {
    return path.join(this.root, name);
  }
}

async function takeLock(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx')).close();
    return true;
  } catch {
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > staleLockMs) await rm(lock, { force: true });
    return false;
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
