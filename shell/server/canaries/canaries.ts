import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import {
  type Canary,
  canaryFile,
  canaryPointers,
  type PublishedRemote,
  parsedJson,
  runningCanaries,
} from 'mf-shared/contract';
import { versionIfReadable } from 'mf-shared/releases/read-version';
import { Cache } from 'mf-shared/rules/cache';
import { readCookie } from '../answer/read-cookie.ts';
import { errorFacts, log } from '../log.ts';
import type { ReleasePlace } from '../releases/earlier-versions.ts';
import { followFiles } from '../releases/follow-files.ts';
import { readIfReadable } from '../releases/read-if-readable.ts';
import { type Release, toRelease } from '../releases/release.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import { readStandings, type Standings, signStandings, standingNow } from './standing.ts';

/** Says in which canaries its browser is. */
const canaryCookie = 'so_canary';
const cookieSeconds = 7 * 86_400;
/** There are few values that the shop signed; made-up ones take each other's place. */
const keptValues = 200;
/** Where more canaries run at once, a mixture of them is made when somebody sees it. */
const mostRemembered = 4;

/** What a visitor sees while canaries run, or has left of one. */
export interface Visit {
  /** Null: what everybody sees. */
  release: Release | null;
  /** The remotes in whose canaries the visitor is. */
  inside: readonly string[];
  /** The `set-cookie` header where the cookie is missing or not of now. */
  setCookie: string | null;
}

interface RunningCanary extends Canary {
  published: PublishedRemote;
}

interface CanariesSettings {
  place: ReleasePlace;
  source: ReleaseSource;
  /** Loads a version's code as pages will. @throws where it does not load */
  tryVersion: (published: PublishedRemote) => void;
  /** Visitors use TLS. */
  isSecure: boolean;
}

/**
 * Which part of the visitors sees which versions in place of what is live (ROUTE-141). The pointers are a file that every
 * shell follows; who is in which canary stands in the visitor's signed cookie. While none runs, nothing is read or set.
 */
export class Canaries {
  readonly #settings: CanariesSettings;
  readonly #file: string;
  /** By the cookie's value. */
  readonly #visits = new Cache<Visit>({ most: keptValues });
  readonly #releases = new Map<string, Release>();
  #running: ReadonlyMap<string, RunningCanary> = new Map();
  #key = '';
  #state = '';

  constructor(settings: CanariesSettings) {
    this.#settings = settings;
    this.#file = canaryFile(settings.place.environment);
    settings.source.onChange(() => this.check());
    this.check();
  }

  follow(): () => void {
    return followFiles(this.#settings.place.directory, [this.#file], () => this.check());
  }

  get running(): ReadonlyMap<string, Canary> {
    return this.#running;
  }

  /** The release of a visitor's open pages: by what the cookie says, without a draw. */
  releaseOf(headers: Pick<IncomingHttpHeaders, 'cookie'>): Release | null {
    const inside = this.insideOf(headers) ?? [];
    return inside.length === 0 ? null : this.#releaseOfRemotes(inside);
  }

  /** The remotes in whose canaries a visitor is, without a draw; null where none runs, or the visitor was not drawn for. */
  insideOf({ cookie }: Pick<IncomingHttpHeaders, 'cookie'>): readonly string[] | null {
    const value = this.#running.size === 0 ? undefined : readCookie(cookie, canaryCookie);
    if (value === undefined) return null;
    const standings = readStandings(value, this.#key);
    return Object.keys(standings).length === 0 ? null : this.#insideBy(standings);
  }

  /**
   * What a visitor's next page is of. Draws where the cookie does not tell.
   * @returns null where no canary runs and none has left a cookie
   */
  visit({ cookie }: Pick<IncomingHttpHeaders, 'cookie'>): Visit | null {
    const value = cookie?.includes(canaryCookie) ? readCookie(cookie, canaryCookie) : undefined;
    if (this.#running.size === 0)
      return value === undefined ? null : { release: null, inside: [], setCookie: this.#cookieOf('', 0) };
    const known = value === undefined ? undefined : this.#visits.get(value);
    if (known) return known;
    const standings = this.#standingsNow(value === undefined ? {} : readStandings(value, this.#key));
    const signed = signStandings(standings, this.#key);
    const inside = this.#insideBy(standings);
    const visit = { release: inside.length === 0 ? null : this.#releaseOfRemotes(inside), inside, setCookie: null };
    this.#visits.set(signed, visit);
    return signed === value ? visit : { ...visit, setCookie: this.#cookieOf(signed, cookieSeconds) };
  }

  /** Looks at the pointers and at what is live. */
  check(): void {
    const { place, source } = this.#settings;
    const text = readIfReadable(path.join(place.directory, this.#file));
    const state = `${source.current.id} ${text}`;
    if (state === this.#state) return;
    this.#state = state;
    this.#visits.clear();
    this.#releases.clear();
    const pointers = canaryPointers.safeParse(parsedJson(text)).data ?? null;
    if (text !== null && !pointers) log('error', 'canaries cannot be read: none is shown', { file: this.#file });
    this.#key = pointers?.key ?? '';
    const before = this.#running;
    this.#running = this.#judge(runningCanaries(pointers, source.current.manifest), before);
    this.#rememberAll();
    if (describe(before) !== describe(this.#running)) log('info', 'canaries', { running: describe(this.#running) });
  }

  #judge(wanted: Record<string, Canary>, before: ReadonlyMap<string, RunningCanary>): Map<string, RunningCanary> {
    const running = new Map<string, RunningCanary>();
    for (const [remote, canary] of Object.entries(wanted))
      try {
        const known = before.get(remote)?.published;
        running.set(remote, { ...canary, published: this.#load(remote, canary, known) });
      } catch (error) {
        log('error', 'canary does not load: what is live is shown', { remote, ...canary, ...errorFacts(error) });
      }
    return running;
  }

  #load(remote: string, { version }: Canary, known: PublishedRemote | undefined): PublishedRemote {
    if (known?.version === version) return known;
    const published = versionIfReadable(this.#settings.place.directory, remote, version);
    if (!published) throw new Error('It is not kept any more');
    this.#settings.tryVersion(published);
    return published;
  }

  /** A page of any of them may be opened in another shell: its browser may ask this one for the whole of the release. */
  #rememberAll(): void {
    const remotes = [...this.#running.keys()];
    if (remotes.length > mostRemembered) return;
    for (let mask = 1; mask < 2 ** remotes.length; mask += 1)
      this.#releaseOfRemotes(remotes.filter((_, index) => mask & (2 ** index)));
  }

  #standingsNow(before: Standings): Standings {
    const now = [...this.#running].map(([remote, canary]) => [remote, standingNow(canary, before[remote])]);
    return Object.fromEntries(now);
  }

  #insideBy(standings: Standings): string[] {
    const isIn = ([remote, { version }]: [string, Canary]) =>
      standings[remote]?.isIn === true && standings[remote].version === version;
    return [...this.#running].filter(isIn).map(([remote]) => remote);
  }

  #releaseOfRemotes(remotes: readonly string[]): Release {
    const name = remotes.join(' ');
    const known = this.#releases.get(name);
    if (known) return known;
    const { source } = this.#settings;
    const shown = [...this.#running].filter(([remote]) => remotes.includes(remote));
    const others = Object.fromEntries(shown.map(([remote, { published }]) => [remote, published]));
    const release = toRelease({ ...source.current.manifest, ...others });
    this.#releases.set(name, release);
    source.remember(release);
    return release;
  }

  #cookieOf(value: string, seconds: number): string {
    const secure = this.#settings.isSecure ? '; Secure' : '';
    return `${canaryCookie}=${value}; Max-Age=${seconds}; Path=/; HttpOnly${secure}; SameSite=Lax`;
  }
}

const describe = (running: ReadonlyMap<string, Canary>): string =>
  [...running].map(([remote, { version, percent }]) => `${remote} ${version} ${percent} %`).join(', ');
