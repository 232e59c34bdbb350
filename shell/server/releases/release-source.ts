import { type PublishedRemote, publishedRemote } from 'mf-shared/contract';
import { z } from 'zod';
import { errorFacts, log } from '../log.ts';
import type { Renderer } from '../rendering/load-renderer.ts';
import { earlierVersions, type ReleasePlace } from './earlier-versions.ts';
import { followFiles } from './follow-files.ts';
import { ManifestFiles, type ReadManifest } from './manifest-files.ts';
import { loadServerBuild, type Release, type ServerBuild, toRelease } from './release.ts';

/** Releases whose whole manifest stays readable for pages that were opened under them. */
const keptReleases = 50;
/** Remotes that do not load are tried again, as their files may have been out of reach for a moment: ever more seldom. */
const firstRetryMs = 4000;
const longestRetryMs = 5 * 60_000;

/**
 * A remote whose published version does not load, and the earlier one that is served in its place (null: none); or a
 * manifest that cannot be read, by the name of its file.
 */
export interface DegradedRemote {
  wanted: string;
  serving: string | null;
}

interface LoadedRemote {
  published: PublishedRemote;
  build: ServerBuild;
}

/**
 * The live release. Notices a publish by itself. Each remote is judged alone: where its version does not load, the one that
 * is live stays, or at a start the last of its history that loads, and the others go on.
 */
export class ReleaseSource {
  readonly #place: ReleasePlace;
  readonly #files: ManifestFiles;
  #renderer: Renderer;
  readonly #isDevelopment: boolean;
  readonly #known = new Map<string, Release>();
  readonly #listeners: (() => void)[] = [];
  #loaded: ReadonlyMap<string, LoadedRemote> = new Map();
  #degraded: Readonly<Record<string, DegradedRemote>> = {};
  /** The manifest that was judged last. */
  #judged = '';
  #retry = { atMs: 0, pauseMs: firstRetryMs };
  #current: Release;

  constructor(place: ReleasePlace, renderer: Renderer, isDevelopment: boolean) {
    this.#place = place;
    this.#files = new ManifestFiles(place);
    this.#renderer = renderer;
    this.#isDevelopment = isDevelopment;
    this.#current = toRelease({});
    this.check();
  }

  get current(): Release {
    return this.#current;
  }

  /** By remote, and by file where one cannot be read; empty while all is as published. */
  get degraded(): Readonly<Record<string, DegradedRemote>> {
    return this.#degraded;
  }

  /** A release of which a page may still be open, by its id. */
  byId(id: string): Release | undefined {
    return this.#known.get(id);
  }

  /** Keeps a release readable that pages are opened under and that is not everybody's (ROUTE-139, ROUTE-141). */
  remember(release: Release): void {
    this.#known.delete(release.id);
    this.#known.set(release.id, release);
    this.#keepFew();
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Starts to look for publishes. */
  follow(): () => void {
    return followFiles(this.#place.directory, this.#files.names, () => this.check());
  }

  /** Judges the remotes with a new renderer, in development. */
  takeRenderer(renderer: Renderer): void {
    this.#renderer = renderer;
    this.#loaded = new Map();
    this.#judged = '';
    this.check();
  }

  check(): void {
    const now = this.#files.read();
    const text = JSON.stringify(now);
    const isNew = text !== this.#judged;
    if (!isNew && !this.#isRetryDue()) return;
    this.#judged = text;
    this.#judge(now);
    const pauseMs = isNew ? firstRetryMs : Math.min(this.#retry.pauseMs * 2, longestRetryMs);
    this.#retry = { atMs: Date.now() + pauseMs, pauseMs };
  }

  #isRetryDue(): boolean {
    return Object.keys(this.#degraded).length > 0 && Date.now() >= this.#retry.atMs;
  }

  #judge({ entries, unreadable }: ReadManifest): void {
    const loaded = new Map<string, LoadedRemote>();
    const degraded: Record<string, DegradedRemote> = {};
    for (const file of unreadable) degraded[file] = { wanted: 'unreadable', serving: null };
    for (const [remote, entry] of Object.entries(entries)) {
      try {
        loaded.set(remote, this.#load(remote, publishedRemote.parse(entry)));
      } catch (error) {
        const fallback = this.#fallback(remote);
        if (fallback) loaded.set(remote, fallback);
        const wanted = z.object({ version: z.string() }).safeParse(entry).data?.version ?? 'unreadable';
        const serving = fallback?.published.version ?? null;
        degraded[remote] = { wanted, serving };
        if (!isSame(this.#degraded[remote], degraded[remote]))
          log('error', 'remote does not load', { remote, wanted, serving, ...errorFacts(error) });
      }
    }
    this.#degraded = degraded;
    this.#take(loaded);
  }

  /** What is live, else the newest of the history that loads. */
  #fallback(remote: string): LoadedRemote | null {
    const live = this.#loaded.get(remote);
    if (live) return live;
    for (const published of earlierVersions(remote, this.#place))
      try {
        return this.#load(remote, published);
      } catch (error) {
        if (this.#degraded[remote]) continue;
        log('warn', 'earlier version does not load', { remote, version: published.version, ...errorFacts(error) });
      }
    return null;
  }

  #load(remote: string, published: PublishedRemote): LoadedRemote {
    const live = this.#loaded.get(remote);
    if (live?.published.version === published.version) return { published, build: live.build };
    return { published, build: loadServerBuild(published, this.#place.directory, this.#renderer, this.#isDevelopment) };
  }

  #take(loaded: ReadonlyMap<string, LoadedRemote>): void {
    this.#loaded = loaded;
    const release = toRelease(Object.fromEntries([...loaded].map(([remote, { published }]) => [remote, published])));
    if (this.#known.has(release.id) && release.id === this.#current.id) return;
    this.#current = release;
    this.remember(release);
    log('info', 'release', { id: release.id, remotes: versions(release) });
    for (const listener of this.#listeners) listener();
  }

  #keepFew(): void {
    for (const id of [...this.#known.keys()].slice(0, -keptReleases))
      if (id !== this.#current.id) this.#known.delete(id);
  }
}

const isSame = (one: DegradedRemote | undefined, other: DegradedRemote): boolean =>
  one?.wanted === other.wanted && one.serving === other.serving;

const versions = ({ manifest }: Release) =>
  Object.fromEntries(Object.entries(manifest).map(([remote, { version }]) => [remote, version]));
