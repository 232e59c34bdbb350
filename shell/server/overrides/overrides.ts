import type { IncomingHttpHeaders } from 'node:http';
import { overrideCookie, type ReleaseOverride, readOverride } from 'mf-shared/contract/release-override';
import { versionIfReadable } from 'mf-shared/releases/read-version';
import { Cache } from 'mf-shared/rules/cache';
import { readCookie } from '../answer/read-cookie.ts';
import { readManifest } from '../releases/earlier-versions.ts';
import { type Release, toRelease } from '../releases/release.ts';
import type { ReleaseSource } from '../releases/release-source.ts';

/** What a browser sees instead of the live release. */
export interface SeenRelease {
  release: Release;
  /** `mf-catalog 1a2b3c4d`: what is not as shoppers have it. */
  others: readonly string[];
  /** Versions that are not there any more, and an environment that cannot be read; the live ones are seen. */
  gone: readonly string[];
}

const readMs = 2000;
const shownOfVersion = 8;

/** Which of the staff see which releases instead of those that are live (ROUTE-139, decision 142). */
export class Overrides {
  readonly #directory: string;
  readonly #key: string | null;
  readonly #source: ReleaseSource;
  /** An environment's releases may move meanwhile. */
  readonly #seen = new Cache<SeenRelease>({ most: 100, freshMs: readMs });

  /** @param directory of the releases @param key null: nobody sees other releases */
  constructor(directory: string, key: string | null, source: ReleaseSource) {
    this.#directory = directory;
    this.#key = key;
    this.#source = source;
  }

  /** Null for everybody who has no override that the shop signed. */
  of({ cookie }: Pick<IncomingHttpHeaders, 'cookie'>): SeenRelease | null {
    const value = readCookie(cookie, overrideCookie);
    if (this.#key === null || value === undefined) return null;
    const override = readOverride(value, this.#key);
    return override && this.#seen.getOrMake(`${this.#source.current.id} ${value}`, () => this.#see(override));
  }

  #see({ environment, remotes }: ReleaseOverride): SeenRelease {
    const directory = this.#directory;
    const live = this.#source.current.manifest;
    const own = environment ? readManifest({ directory, environment }) : {};
    const wanted = { ...own };
    const gone = own || !environment ? [] : [environment];
    for (const [remote, version] of Object.entries(remotes)) {
      const published = versionIfReadable(directory, remote, version);
      if (published) wanted[remote] = published;
      else gone.push(named(remote, version));
    }
    const others = Object.entries(wanted).filter(([remote, { version }]) => version !== live[remote]?.version);
    const release = toRelease({ ...live, ...wanted });
    this.#source.remember(release);
    return { release, gone, others: others.map(([remote, { version }]) => named(remote, version)) };
  }
}

const named = (remote: string, version: string): string => `${remote} ${version.slice(0, shownOfVersion)}`;
