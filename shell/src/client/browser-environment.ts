import type { i18n } from 'i18next';
import type { ApiClient } from 'mf-shared/http';
import { addMessages, type Messages, translator } from 'mf-shared/i18n';
import type { PageConfig, RouteModule } from 'mf-shared/router';
import type { PageEnvironment } from '../pages/page-environment.ts';
import { shellPages } from '../pages/shell-pages.ts';
import { toRouteModule } from '../pages/to-route-module.ts';
import { loadedModule, loadModule } from '../remotes/load-module.ts';
import { matchRoute, type RouteMatch, type SlugSets } from '../routes/match-route.ts';
import { reportError } from './report-error.ts';

interface Parts {
  config: PageConfig;
  api: ApiClient;
  texts: i18n;
  slugs: () => Promise<SlugSets>;
}

export function browserEnvironment({ config, api, texts, slugs }: Parts): PageEnvironment {
  return {
    config,
    api,
    match: async (path) => matchRoute(path, await slugs()),
    async load(match) {
      if (match.remote === 'shell') return shellPages(match.expose);
      const [module] = await Promise.all([loadModule(match.remote, match.expose), loadTexts(match.remote, texts)]);
      return toRouteModule(module, match.remote + match.expose);
    },
    loaded: (match) => loadedRoute(match),
    text: (namespace) => translator(texts, namespace),
    report: reportError,
  };
}

/** Adds a remote's texts in the page's language, once. */
export async function loadTexts(remote: string, texts: i18n): Promise<void> {
  if (texts.hasResourceBundle(texts.language, remote)) return;
  const module = await loadModule(remote, `./messages-${texts.language}`);
  if (typeof module !== 'object' || module === null) throw new Error(`${remote} has no texts`);
  addMessages(texts, remote, ('default' in module ? module.default : module) as Messages);
}

function loadedRoute(match: RouteMatch): RouteModule {
  if (match.remote === 'shell') return shellPages(match.expose);
  return toRouteModule(loadedModule(match.remote, match.expose), match.remote + match.expose);
}
