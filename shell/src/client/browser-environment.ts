import type { ApiClient } from 'mf-shared/http';
import type { Texts } from 'mf-shared/i18n';
import { addMessages, type Messages, translator } from 'mf-shared/i18n';
import type { PageConfig, RouteModule } from 'mf-shared/router';
import { DocumentNeeded, type PageEnvironment } from '../pages/page-environment.ts';
import { loadedShellPage, loadShellPage } from '../pages/shell-pages.ts';
import { toRouteModule } from '../pages/to-route-module.ts';
import { loadedModule, loadModule } from '../remotes/load-module.ts';
import { matchRoute, noSlugs, type RouteMatch, type SlugSets } from '../routes/match-route.ts';
import { isMissing } from '../routes/missing-pages.ts';
import { hasMovedOn } from './release-change.ts';
import { mayReload } from './reload-guard.ts';
import { reportError } from './report-error.ts';

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
        return await loadRoute(match, texts);
      } catch (error) {
        if ((await hasMovedOn(match.remote)) && mayReload()) throw new DocumentNeeded(match.remote, { cause: error });
        throw error;
      }
    },
    loaded(match) {
      if (match.remote === 'shell') return loadedShellPage(match.expose);
      return toRouteModule(loadedModule(match.remote, match.expose), match.remote + match.expose);
    },
    text: (namespace) => translator(texts, namespace),
    report: reportError,
  };
}

/** Loads a route's module and its owner's texts, side by side. */
export async function loadRoute({ remote, expose }: RouteMatch, texts: Texts): Promise<RouteModule> {
  const [module] = await Promise.all([loadModule(remote, expose), loadTexts(remote, texts)]);
  return toRouteModule(module, remote + expose);
}

/** Adds a remote's texts in the page's language, once. */
export async function loadTexts(remote: string, texts: Texts): Promise<void> {
  if (texts.has(remote)) return;
  const module = await loadModule(remote, `./messages-${texts.language}`);
  if (typeof module !== 'object' || module === null) throw new Error(`${remote} has no texts`);
  addMessages(texts, remote, ('default' in module ? module.default : module) as Messages);
}

async function knownSlugs(slugs: () => Promise<SlugSets>): Promise<SlugSets> {
  const sets = await slugs();
  // Without slugs only the server can tell a group from a brand.
  if (sets === noSlugs) throw new DocumentNeeded('slugs');
  return sets;
}
