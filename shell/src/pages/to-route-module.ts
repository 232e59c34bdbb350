import type { RouteModule } from 'mf-shared/router';

/** Parses what a remote exposes as a page: `{ route: { Component, loader?, head? } }`. @throws when it is something else */
export function toRouteModule(module: unknown, name: string): RouteModule {
  if (typeof module === 'object' && module !== null && 'route' in module && isRoute(module.route)) return module.route;
  throw new Error(`${name} exposes no route`);
}

function isRoute(route: unknown): route is RouteModule {
  return typeof route === 'object' && route !== null && 'Component' in route && typeof route.Component === 'function';
}
