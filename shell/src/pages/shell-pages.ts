import type { RouteModule } from 'mf-shared/router';
import { toRouteModule } from './to-route-module.ts';

/** The shell's own pages, each in its own chunk: visitors rarely open them. */
const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  './menu': () => import(/* webpackChunkName: "page-menu" */ '../mobile-menu/menu-route.ts'),
  './style-guide': () => import(/* webpackChunkName: "page-style-guide" */ '../style-guide/style-guide-route.ts'),
};

const loaded = new Map<string, RouteModule>();

/** @throws for a page that the shell does not have */
export async function loadShellPage(expose: string): Promise<RouteModule> {
  const known = loaded.get(expose);
  if (known) return known;
  const page = toRouteModule(await pages[expose]?.(), `shell${expose}`);
  loaded.set(expose, page);
  return page;
}

/** A page that was loaded before. @throws otherwise */
export function loadedShellPage(expose: string): RouteModule {
  const page = loaded.get(expose);
  if (!page) throw new Error(`The shell's page ${expose} is not loaded`);
  return page;
}
