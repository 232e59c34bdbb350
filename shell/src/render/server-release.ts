import type { Locale } from 'mf-shared/contract';
import type { Texts } from 'mf-shared/i18n';
import { addMessages, type Messages } from 'mf-shared/i18n';
import type { RouteModule } from 'mf-shared/router';
import { loadedShellPage } from '../pages/shell-pages.ts';
import { toRouteModule } from '../pages/to-route-module.ts';
import type { RouteMatch } from '../routes/match-route.ts';
import { KeptParts } from './kept-parts.ts';
import { createServerTexts } from './texts.ts';

/** The server builds of one release, verified and compiled. */
export interface ServerModules {
  /** An exposed module. @throws when its remote or the module is missing from the release */
  module(remote: string, expose: string): unknown;
}

/** Routes and texts of one release; kept as long as a request uses it. */
export class ServerRelease {
  readonly keptParts = new KeptParts();
  readonly #modules: ServerModules;
  readonly #texts = new Map<Locale, { i18n: Texts; owners: Set<string> }>();

  constructor(modules: ServerModules) {
    this.#modules = modules;
  }

  /** The module of a route. @throws when its remote lacks it, or the shell's own page was not loaded */
  route({ remote, expose }: RouteMatch): RouteModule {
    if (remote === 'shell') return loadedShellPage(expose);
    return toRouteModule(this.#modules.module(remote, expose), remote + expose);
  }

  /** The language's texts, with those of a page's owner. */
  texts(locale: Locale, owner: string | null): Texts {
    let known = this.#texts.get(locale);
    if (!known) {
      known = { i18n: createServerTexts(locale), owners: new Set(['shell']) };
      this.#texts.set(locale, known);
    }
    if (owner && !known.owners.has(owner)) {
      addMessages(known.i18n, owner, toMessages(this.#modules.module(owner, `./messages-${locale}`)));
      known.owners.add(owner);
    }
    return known.i18n;
  }
}

function toMessages(module: unknown): Messages {
  if (typeof module !== 'object' || module === null || !('default' in module)) throw new Error('No texts');
  return module.default as Messages;
}
