import type { RouteSlugs } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';
import { addMessages, type Messages, type Texts } from 'mf-shared/i18n';
import type { RouteModule } from 'mf-shared/router';
import type { PageModules } from '../pages/page-environment.ts';
import { loadedShellPage } from '../pages/shell-pages.ts';
import { toRouteModule } from '../pages/to-route-module.ts';
import { loadedModule, loadModules } from '../remotes/load-module.ts';
import type { RouteMatch } from '../routes/match-route.ts';
import { reportError } from './report-error.ts';

/** Settles when the files of a remote's modules are in the browser's cache. */
type Arrive = (remote: string, exposes: readonly string[]) => Promise<void>;

/** Loads a route's module and its owner's texts, side by side. */
export async function loadRoute({ remote, expose }: RouteMatch, texts: Texts, arrive: Arrive): Promise<RouteModule> {
  return toRouteModule(await loadWithTexts(remote, expose, texts, arrive), remote + expose);
}

/** Loads a module, and its remote's texts in the page's language where they are not there yet. */
export async function loadWithTexts(remote: string, expose: string, texts: Texts, arrive: Arrive): Promise<unknown> {
  const exposes = texts.has(remote) ? [expose] : [expose, `./messages-${texts.language}`];
  const [module, messages] = await loadModules(remote, exposes, () => arrive(remote, exposes));
  if (exposes.length > 1) {
    if (typeof messages !== 'object' || messages === null) throw new Error(`${remote} has no texts`);
    addMessages(texts, remote, ('default' in messages ? messages.default : messages) as Messages);
  }
  return module;
}

/** The modules of pages that this document has loaded. */
export const browserModules: Pick<PageModules, 'loaded' | 'report'> = {
  loaded({ remote, expose }) {
    if (remote === 'shell') return loadedShellPage(expose);
    return toRouteModule(loadedModule(remote, expose), remote + expose);
  },
  report: reportError,
};

/**
 * The slugs of groups and brands, by which the route table tells their pages from others (ROUTE-76). @throws ApiFailure
 */
export const askForSlugs = (api: ApiClient): Promise<RouteSlugs> => api.get<RouteSlugs>('/api/route-slugs/');
