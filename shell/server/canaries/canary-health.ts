import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Canary,
  type CanaryFigures,
  countedName,
  figuresOf,
  type HealthCounts,
  healthFolder,
  healthMinutes,
  minuteOf,
  shellsWithErrors,
} from 'mf-shared/contract';
import { finishCanaryByHealth, undoCanary } from 'mf-shared/releases/end-by-health';
import { readCounts } from 'mf-shared/releases/read-counts';
import { ReleaseFolder } from 'mf-shared/releases/release-folder';
import { errorFacts, log } from '../log.ts';
import type { ReleasePlace } from '../releases/earlier-versions.ts';
import type { Canaries, Visit } from './canaries.ts';
import { CountedErrors } from './counted-errors.ts';
import { type HealthLimits, whyDone, whyWorse } from './judge-canary.ts';

const beatMs = 5000;
const oldMs = 3_600_000;

/**
 * Counts pages and errors of those who see a canary and of the others, takes back a canary that is worse (ROUTE-142), and
 * makes live one that is to become so by itself (ROUTE-145).
 * Each shell writes its counts into the folder of releases, and judges by those of all.
 */
export class CanaryHealth {
  readonly #place: ReleasePlace;
  readonly #canaries: Canaries;
  readonly #limits: HealthLimits;
  readonly #releases: ReleaseFolder;
  readonly #folder: string;
  readonly #file = `${process.pid}-${Math.random().toString(36).slice(2)}.json`;
  readonly #countedErrors = new CountedErrors();
  #counts: HealthCounts = {};

  constructor(place: ReleasePlace, canaries: Canaries, limits: HealthLimits) {
    this.#place = place;
    this.#canaries = canaries;
    this.#limits = limits;
    this.#releases = new ReleaseFolder(place.directory);
    this.#folder = path.join(place.directory, healthFolder);
  }

  /** @param visitor the address of whoever got the page */
  notePage(visit: Visit | null, status: number, visitor: () => string): void {
    if (!visit || (status >= 300 && status < 400)) return;
    for (const [remote, canary] of this.#canaries.running)
      this.#add(countedName(remote, canary), visit.inside.includes(remote) ? 0 : 2);
    if (status >= 500) this.#noteError(visit.inside, visitor());
  }

  /** Counts an error that a browser reported (ERR-30), also a file that failed to load. */
  noteBrowserError(inside: readonly string[] | null, visitor: string): void {
    if (inside) this.#noteError(inside, visitor);
  }

  follow(): () => void {
    let isBusy = false;
    let hasFailed = false;
    const timer = setInterval(async () => {
      if (isBusy) return;
      isBusy = true;
      try {
        await this.#beat();
        hasFailed = false;
      } catch (error) {
        // A folder that cannot be written stays so: told once, not every few seconds.
        if (!hasFailed) log('error', 'canaries are not judged', errorFacts(error));
        hasFailed = true;
      }
      isBusy = false;
    }, beatMs).unref();
    return () => clearInterval(timer);
  }

  #noteError(inside: readonly string[], visitor: string): void {
    for (const running of this.#canaries.running) {
      const [remote, canary] = running;
      const isIn = inside.includes(remote);
      if (this.#countedErrors.take(visitor, running, isIn)) this.#add(countedName(remote, canary), isIn ? 1 : 3);
    }
  }

  #add(name: string, place: 0 | 1 | 2 | 3): void {
    const minute = minuteOf(Date.now());
    const minutes = this.#counts[name] ?? {};
    const counts = minutes[minute] ?? [0, 0, 0, 0];
    counts[place] += 1;
    minutes[minute] = counts;
    this.#counts[name] = minutes;
  }

  async #beat(): Promise<void> {
    this.#forgetOld();
    const file = path.join(this.#folder, this.#file);
    if (this.#canaries.running.size === 0) {
      if (await stat(file).catch(() => null)) await rm(file, { force: true });
      return;
    }
    await mkdir(this.#folder, { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify(this.#counts));
    await rename(`${file}.new`, file);
    await removeOld(this.#folder);
    const shells = await readCounts(this.#place.directory);
    for (const [remote, canary] of this.#canaries.running) {
      const name = countedName(remote, canary);
      if (await this.#judge(remote, canary, figuresOf(name, shells), shellsWithErrors(name, shells)))
        this.#canaries.check();
    }
  }

  /** @returns whether the canary is over, here or in another shell */
  async #judge(remote: string, canary: Canary, figures: CanaryFigures, shells: number): Promise<boolean> {
    const place = { releases: this.#releases, environment: this.#place.environment };
    const about = { remote, version: canary.version };
    const worse = whyWorse(figures, shells, this.#limits);
    if (worse !== null) {
      if (await undoCanary(remote, canary, worse, place)) log('warn', 'canary goes back', { ...about, why: worse });
      return true;
    }
    const done = whyDone(canary, figures, this.#limits);
    if (done === null) return false;
    if (await finishCanaryByHealth(remote, canary, done, place))
      log('info', 'canary becomes live', { ...about, why: done });
    return true;
  }

  #forgetOld(): void {
    const since = minuteOf(Date.now()) - healthMinutes;
    const running = new Set([...this.#canaries.running].map(([remote, canary]) => countedName(remote, canary)));
    this.#counts = Object.fromEntries(
      Object.entries(this.#counts)
        .filter(([name]) => running.has(name))
        .map(([name, minutes]) => [
          name,
          Object.fromEntries(Object.entries(minutes).filter(([minute]) => Number(minute) > since)),
        ]),
    );
  }
}

/** Removes the counts of shells that ended long ago without removing them. */
async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const facts = await stat(file).catch(() => null);
    if (facts && Date.now() - facts.mtimeMs > oldMs) await rm(file, { force: true });
  }
}
