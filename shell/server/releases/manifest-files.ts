import { readFileSync } from 'node:fs';
import path from 'node:path';
import { manifestFile, productionEnvironment } from 'mf-shared/contract';
import { z } from 'zod';
import { errorFacts, log } from '../log.ts';
import { lastOfLog, type ReleasePlace } from './earlier-versions.ts';

type Entries = Readonly<Record<string, unknown>>;

export interface ReadManifest {
  /** What is published of each remote, as it stands there. */
  entries: Entries;
  /** Files that cannot be read; what they said last stands in their place. */
  unreadable: readonly string[];
}

const manifest = z.record(z.string(), z.unknown());

/**
 * What is live in an environment, the later file over the earlier: another environment has production's version of what it
 * lacks. A file that was never there says nothing, which the log tells too. One that cannot be read, is torn or is gone keeps what it said last, and
 * after a start what the log tells: a fault of a disk must not take pages away.
 */
export class ManifestFiles {
  readonly #directory: string;
  /** Environments by the names of their files. */
  readonly #environments: ReadonlyMap<string, string>;
  readonly #good = new Map<string, Entries>();
  /** Why a file could not be read, as it was logged. */
  readonly #logged = new Map<string, string>();

  constructor({ directory, environment }: ReleasePlace) {
    this.#directory = directory;
    this.#environments = new Map([productionEnvironment, environment].map((each) => [manifestFile(each), each]));
  }

  get names(): readonly string[] {
    return [...this.#environments.keys()];
  }

  read(): ReadManifest {
    const unreadable: string[] = [];
    const parts = [...this.#environments].map(([file, environment]) => {
      try {
        const entries = this.#readFile(file, environment);
        this.#logged.delete(file);
        return entries;
      } catch (error) {
        unreadable.push(file);
        this.#logOnce(file, error);
        return this.#lastGood(file, environment);
      }
    });
    return { entries: Object.assign({}, ...parts), unreadable };
  }

  /** @throws when the file cannot be read, or is gone */
  #readFile(file: string, environment: string): Entries {
    try {
      const entries = manifest.parse(JSON.parse(readFileSync(path.join(this.#directory, file), 'utf8')));
      this.#good.set(file, entries);
      return entries;
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (isMissing && !this.#good.has(file) && !this.#lastOfLog(environment)) return {};
      throw error;
    }
  }

  #lastGood(file: string, environment: string): Entries {
    const known = this.#good.get(file) ?? this.#lastOfLog(environment) ?? {};
    if (Object.keys(known).length > 0) this.#good.set(file, known);
    return known;
  }

  #lastOfLog(environment: string): Entries | null {
    return lastOfLog({ directory: this.#directory, environment });
  }

  #logOnce(file: string, error: unknown): void {
    const facts = errorFacts(error);
    if (this.#logged.get(file) === facts.error) return;
    this.#logged.set(file, String(facts.error));
    log('error', 'manifest cannot be read, what it said last stays', { file, ...facts });
  }
}
