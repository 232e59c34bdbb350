import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type CanaryPointers,
  canaryFile,
  canaryPointers,
  earlierLogFile,
  manifestFile,
  type PublishedRemote,
  parsedJson,
  productionEnvironment,
  type ReleaseChange,
  type ReleaseManifest,
  readReleaseLog,
  releaseLogFile,
  releaseManifest,
} from 'mf-shared/contract';
import { readIfThere } from './read-if-there.ts';
import { readVersion } from './read-version.ts';
import { liveByStacks, versionStacks } from './version-stack.ts';

/** What is live in an environment, and what a part of its visitors sees. */
export interface EnvironmentState {
  manifest: ReleaseManifest;
  /** Null where there never was a canary. */
  canaries: CanaryPointers | null;
}

/** What moves, and the lines of the log about it; null: nothing does. */
export type Step = (
  now: EnvironmentState,
  history: readonly ReleaseChange[],
) => (Partial<EnvironmentState> & { changes: readonly ReleaseChange[] }) | null;

const lockTimeoutMs = 20_000;
const staleLockMs = 60_000;

/**
 * `DATA_DIR/releases`: `manifest.json` says what is live, `manifest.<name>.json` what is in another environment,
 * `history.jsonl` how it came so, and each version has its folder, which never changes.
 */
export class ReleaseFolder {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  versionFolder(remote: string, version: string): string {
    return path.join(this.root, remote, version);
  }

  /**
   * What is live in an environment. Where its file is lost or torn, what the log tells, which `update` writes down again.
   * @throws where it is torn and the log tells of nothing, or of a remote whose versions are gone or cannot be read
   */
  async manifest(environment = productionEnvironment): Promise<ReleaseManifest> {
    return (await this.#readManifest(environment)).manifest;
  }

  async canaries(environment = productionEnvironment): Promise<CanaryPointers | null> {
    const text = readIfThere(this.#file(canaryFile(environment)));
    return text === null ? null : canaryPointers.parse(JSON.parse(text));
  }

  async history(): Promise<readonly ReleaseChange[]> {
    const read = (name: string) => readIfThere(this.#file(name));
    return readReleaseLog(read(releaseLogFile), read(earlierLogFile));
  }

  /** What a version says of itself; null where its folder is not there. @throws where it cannot be read */
  async version(remote: string, version: string): Promise<PublishedRemote | null> {
    return readVersion(this.root, remote, version);
  }

  /**
   * Moves what is live in an environment or its canaries, as one step, while nobody else does. The log is written first: it
   * may tell too much, never too little. What is live moves by one rename, which also ends the remote's canary.
   */
  async update(environment: string, step: Step): Promise<void> {
    await this.locked(async () => {
      const { manifest, isRebuilt } = await this.#readManifest(environment);
      const now = { manifest, canaries: await this.canaries(environment) };
      if (isRebuilt) {
        await this.#replace(manifestFile(environment), manifest);
        process.stderr.write(
          `${manifestFile(environment)} was lost or torn: it is written again as the log tells it\n`,
        );
      }
      const next = step(now, await this.history());
      if (!next) return;
      for (const { remote, version, action } of next.changes)
        if (action !== 'canary_end' && action !== 'canary_undo' && !(await this.version(remote, version)))
          throw new Error(`${remote} ${version} was tidied away meanwhile: say again what to do`);
      await this.note(...next.changes);
      if (next.manifest) await this.#replace(manifestFile(environment), next.manifest);
      if (next.canaries) await this.#replace(canaryFile(environment), next.canaries);
    });
  }

  /** Adds lines to the log, on the disk when this returns; those that stand are never touched. */
  async note(...changes: readonly ReleaseChange[]): Promise<void> {
    const lines = changes.map((change) => `${JSON.stringify(change)}\n`).join('');
    await mkdir(this.root, { recursive: true });
    const file = await open(this.#file(releaseLogFile), 'a+');
    try {
      await file.appendFile(`${(await endsWhole(file)) ? '' : '\n'}${lines}`);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Does something while nobody else moves what is live. */
  async locked(work: () => Promise<void>): Promise<void> {
    await mkdir(this.root, { recursive: true });
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

  async #readManifest(environment: string): Promise<{ manifest: ReleaseManifest; isRebuilt: boolean }> {
    const text = readIfThere(this.#file(manifestFile(environment)));
    const { data, error } = releaseManifest.safeParse(parsedJson(text));
    if (data) return { manifest: data, isRebuilt: false };
    const stacks = versionStacks(await this.history(), environment);
    if (stacks.size > 0) return { manifest: this.#newestOf(stacks, environment), isRebuilt: true };
    if (text === null) return { manifest: {}, isRebuilt: false };
    throw new Error(`${this.#file(manifestFile(environment))} cannot be read, and the log tells of no release`, {
      cause: error,
    });
  }

  /**
   * The newest version of each remote that is there.
   * @throws where one cannot be read, or a remote has none: written down, an older one or none would stay for good
   */
  #newestOf(stacks: ReadonlyMap<string, readonly string[]>, environment: string): ReleaseManifest {
    const live = liveByStacks(stacks, (remote, version) => readVersion(this.root, remote, version));
    const lost = [...stacks.keys()].find((remote) => !live[remote]);
    if (lost) throw new Error(`${manifestFile(environment)} is lost or torn, and no version of ${lost} is kept`);
    return live;
  }

  async #replace(name: string, content: unknown): Promise<void> {
    const temporary = this.#file(`.${name}.${process.pid}`);
    await writeFile(temporary, `${JSON.stringify(content, null, 1)}\n`, { flush: true });
    await rename(temporary, this.#file(name));
  }

  #file(name: string): string {
    return path.join(this.root, name);
  }
}

/** False where a power cut tore the last line: the next one must not begin in the middle of it. */
async function endsWhole(file: Awaited<ReturnType<typeof open>>): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return true;
  const { buffer } = await file.read({ buffer: Buffer.alloc(1), position: size - 1 });
  return buffer.toString() === '\n';
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
