import type { PageModules } from '../pages/page-environment.ts';
import { loadedShellPage } from '../pages/shell-pages.ts';
import { toRouteModule } from '../pages/to-route-module.ts';
import { loadedModule } from '../remotes/load-module.ts';
import { reportError } from './report-error.ts';

/** Pages' modules that this document has loaded. */
export const browserModules: Pick<PageModules, 'loaded' | 'report'> = {
  loaded(match) {
    if (match.remote === 'shell') return loadedShellPage(match.expose);
    return toRouteModule(loadedModule(match.remote, match.expose), match.remote + match.expose);
  },
  report: reportError,
};
