import type { ApiClient } from 'mf-shared/http';
import type { Texts } from 'mf-shared/i18n';
import { translator } from 'mf-shared/i18n';
import type { PageConfig } from 'mf-shared/router';
import { DocumentNeeded, type PageEnvironment } from '../pages/page-environment.ts';
import { loadShellPage } from '../pages/shell-pages.ts';
import { filesArrive } from '../remotes/preload-files.ts';
import { isMissing } from '../routes/is-missing.ts';
import { matchRoute, noSlugs, type SlugSets } from '../routes/match-route.ts';
import { browserModules } from './browser-modules.ts';
import { loadRoute } from './load-route.ts';
import { hasMovedOn } from './release-change.ts';
import { mayReload } from './reload-guard.ts';

interface Parts {
  config: () => PageConfig;
  api: ApiClient;
  texts: Texts;
  slugs: () => Promise<SlugSets>;
  /** Patterns of pages that nobody offers. */
  missingPages: readonly string[];
  /** Whether this document is one of the pages with a policy of their own. */
  isOwnDocument: boolean;
}

export function browserEnvironment({ config, api, texts, slugs, missingPages, isOwnDocument }: Parts): PageEnvironment {
  return {
    get config() {
      return config();
    },
    api,
    async match(path) {
      const known = matchRoute(path, noSlugs);
      const match = known ?? matchRoute(path, await knownSlugs(slugs));
      // A missing page too: the server knows the redirects, and answers with the right status.
      if (!match || match.isOwnDocument !== isOwnDocument || isMissing(path, missingPages))
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

async function knownSlugs(slugs: () => Promise<SlugSets>): Promise<SlugSets> {
  const sets = await slugs();
  // Without slugs only the server can tell a group from a brand.
  if (sets === noSlugs) throw new DocumentNeeded('slugs');
  return sets;
}
