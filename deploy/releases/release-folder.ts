import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  earlierLogFile,
  manifestFile,
  type PublishedRemote,
  productionEnvironment,
  publishedRemote,
  type ReleaseChange,
  type ReleaseManifest,
  readReleaseLog,
  releaseLogFile,
  releaseManifest,
} from 'mf-shared/contract';

export type Step = (
  manifest: ReleaseManifest,
  history: readonly ReleaseChange[],
) => Promise<{ manifest: ReleaseManifest; change: ReleaseChange } | null>;

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

  async manifest(environment = productionEnvironment): Promise<ReleaseManifest> {
    return releaseManifest.parse(JSON.parse((await readIfThere(this.#file(manifestFile(environment)))) ?? '{}'));
  }

  async history(): Promise<readonly ReleaseChange[]> {
    const read = (name: string) => readIfThere(this.#file(name));
    return readReleaseLog(await read(releaseLogFile), await read(earlierLogFile));
  }

  /** What a version says of itself; null where its folder is not there. */
  async version(remote: string, version: string): Promise<PublishedRemote | null> {
    const text = await readIfThere(path.join(this.versionFolder(remote, version), 'release.json'));
    return text === null ? null : publishedRemote.parse(JSON.parse(text));
  }

  /**
   * Replaces what is live in an environment, as one step, while nobody else does. The log is written first: it may tell too
   * much, never too little.
   */
  async update(environment: string, step: Step): Promise<void> {
    await this.locked(async () => {
      const next = await step(await this.manifest(environment), await this.history());
      if (!next) return;
      const { remote, version } = next.change;
      if (!(await this.version(remote, version)))
        throw new Error(`${remote} ${version} was tidied away meanwhile: say again what to do`);
      await this.note(next.change);
      await this.#replace(manifestFile(environment), next.manifest);
    });
  }

  /** Adds a line to the log, on the disk when this returns; lines that stand are never touched. */
  async note(change: ReleaseChange): Promise<void> {
    await mkdir(this.root, { recursive: true });
    const file = await open(this.#file(releaseLogFile), 'a+');
    try {
      await file.appendFile(`${(await endsWhole(file)) ? '' : '\n'}${JSON.stringify(change)}\n`);
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

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
