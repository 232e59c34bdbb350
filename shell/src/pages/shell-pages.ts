import type { RouteModule } from 'mf-shared/router';

const pages: Record<string, RouteModule> = {};

/** The shell's own pages. @throws for one that it does not have */
export function shellPages(expose: string): RouteModule {
  const page = pages[expose];
  if (!page) throw new Error(`The shell has no page ${expose}`);
  return page;
}
