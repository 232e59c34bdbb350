import { mkdirSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { type ReleaseManifest, releaseManifest } from 'mf-shared/contract';
import { errorFacts, log } from '../log.ts';
import type { Renderer } from '../renderer.ts';
import { type CompiledBuilds, loadRelease, type Release } from './release.ts';

const pollMs = 2000;
/** Releases whose whole manifest stays readable for pages that were opened under them. */
const keptReleases = 50;

/** The live release. Notices a publish by itself; a release that does not load is refused and the present one stays. */
export class ReleaseSource {
  readonly #directory: string;
  readonly #renderer: Renderer;
  readonly #isDevelopment: boolean;
  readonly #builds: CompiledBuilds = new Map();
  readonly #known = new Map<string, Release>();
  readonly #listeners: (() => void)[] = [];
  #text = '';
  #current: Release;

  constructor(directory: string, renderer: Renderer, isDevelopment: boolean) {
    this.#directory = directory;
    this.#renderer = renderer;
    this.#isDevelopment = isDevelopment;
    this.#current = loadRelease({}, directory, renderer, this.#builds);
    this.check();
  }

  get current(): Release {
    return this.#current;
  }

  /** A release of which a page may still be open, by its id. */
  byId(id: string): Release | undefined {
    return this.#known.get(id);
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Starts to look for publishes: by the file system's events, and every 2 s where those do not come. */
  follow(): () => void {
    mkdirSync(this.#directory, { recursive: true });
    const watcher = watch(this.#directory, (_event, file) => file === 'manifest.json' && this.check());
    watcher.on('error', () => watcher.close());
    const timer = setInterval(() => this.check(), pollMs);
    return () => {
      watcher.close();
      clearInterval(timer);
    };
  }

  check(): void {
    const text = this.#read();
    if (text === this.#text) return;
    this.#text = text;
    try {
      const manifest = releaseManifest.parse(JSON.parse(text));
      this.#take(this.#load(manifest, this.#builds));
    } catch (error) {
      log('error', 'release refused, the present one stays', errorFacts(error));
      if (this.#known.size === 0) this.#takeWhatLoads(text);
    }
  }

  /** At the start there is no present one: what loads is served, and a broken remote's pages say so. */
  #takeWhatLoads(text: string): void {
    const parsed = releaseManifest.safeParse(parseJson(text));
    if (!parsed.success) return;
    const usable = Object.entries(parsed.data).filter(([remote, published]) => {
      try {
        this.#load({ [remote]: published }, new Map());
        return true;
      } catch (error) {
        log('error', 'remote left out', { remote, ...errorFacts(error) });
        return false;
      }
    });
    this.#take(this.#load(Object.fromEntries(usable), this.#builds));
  }

  #load(manifest: ReleaseManifest, builds: CompiledBuilds): Release {
    return loadRelease(manifest, this.#directory, this.#renderer, builds, this.#isDevelopment);
  }

  #take(release: Release): void {
    this.#current = release;
    this.#known.set(release.id, release);
    log('info', 'release', { id: release.id, remotes: versions(release) });
    for (const id of [...this.#known.keys()].slice(0, -keptReleases)) this.#known.delete(id);
    for (const listener of this.#listeners) listener();
  }

  #read(): string {
    try {
      return readFileSync(path.join(this.#directory, 'manifest.json'), 'utf8');
    } catch {
      return '{}';
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const versions = ({ manifest }: Release) =>
  Object.fromEntries(Object.entries(manifest).map(([remote, { version }]) => [remote, version]));
