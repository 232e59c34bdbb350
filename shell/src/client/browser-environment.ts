import type { RouteSlugs } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';
import type { Texts } from 'mf-shared/i18n';
import { translator } from 'mf-shared/i18n';
import type { PageConfig } from 'mf-shared/router';
import { SlugsUnknown } from '../pages/keep-readable.ts';
import { DocumentNeeded, type PageEnvironment } from '../pages/page-environment.ts';
import { loadShellPage } from '../pages/shell-pages.ts';
import { filesArrive } from '../remotes/preload-files.ts';
import { hasMovedOn, mayReload } from '../remotes/watch-releases.ts';
import { isMissingPath } from '../routes/is-missing-path.ts';
import { matchRoute, noSlugs, type SlugSets, toSlugSets } from '../routes/match-route.ts';
import { askForSlugs, browserModules, loadRoute } from './load-route.ts';
import { reportError } from './report-error.ts';

interface Parts {
  config: () => PageConfig;
  api: ApiClient;
  texts: Texts;
  slugs: () => Promise<SlugSets>;
  /** Patterns of pages that nobody offers. */
  missingPages: readonly string[];
  /** Paths that the operator leads elsewhere (ROUTE-4). */
  redirectedPaths: readonly string[];
  /** Whether this document is one of the pages with a policy of their own. */
  isOwnDocument: boolean;
}

/** What pages are loaded with in a browser. */
export function browserEnvironment(parts: Parts): PageEnvironment {
  const { config, api, texts, slugs, missingPages, redirectedPaths, isOwnDocument } = parts;
  return {
    get config() {
      return config();
    },
    api,
    async match(path) {
      if (redirectedPaths.includes(path)) throw new DocumentNeeded(path);
      const { features } = config();
      const known = matchRoute(path, noSlugs, features);
      const match = known ?? matchRoute(path, await knownSlugs(slugs, path), features);
      // A missing page too: the server knows the redirects, and answers with the right status.
      if (!match || match.isOwnDocument !== isOwnDocument || isMissingPath(path, missingPages))
        throw new DocumentNeeded(path);
      return match;
    },
    async load(match) {
      if (match.remote === 'shell') return loadShellPage(match.expose);
      try {
        return await loadRoute(match, texts, filesArrive);
      } catch (error) {
        if ((await hasMovedOn(match.remote)) && mayReload()) throw new DocumentNeeded(match.remote, { cause: error });
        throw error;
      }
    },
    text: (namespace) => translator(texts, namespace),
    ...browserModules,
  };
}

async function knownSlugs(slugs: () => Promise<SlugSets>, path: string): Promise<SlugSets> {
  const sets = await slugs();
  // Without slugs only the server can tell a group from a brand.
  if (sets === noSlugs) throw new SlugsUnknown(path);
  return sets;
}

/**
 * The shop's slugs, asked for once and kept. A failure is logged and leaves no dynamic routes until the next try
 * (ROUTE-82).
 * @param asked a first answer that is under way already
 */
export function slugSource(api: ApiClient, asked: Promise<RouteSlugs>): () => Promise<SlugSets> {
  const keep = (answer: Promise<RouteSlugs>): Promise<SlugSets> =>
    answer.then(toSlugSets).catch((error: unknown) => {
      known = null;
      reportError(error, '/api/route-slugs/');
      return noSlugs;
    });
  let known: Promise<SlugSets> | null = keep(asked);
  return () => {
    known ??= keep(askForSlugs(api));
    return known;
  };
}
