import { addMessages, type Messages, type Texts } from 'mf-shared/i18n';
import type { RouteModule } from 'mf-shared/router';
import { toRouteModule } from '../pages/to-route-module.ts';
import { loadModule } from '../remotes/load-module.ts';
import type { RouteMatch } from '../routes/match-route.ts';

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
