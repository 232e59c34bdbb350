import type { LoadedPage } from '../pages/load-page.ts';
import type { PageEnvironment } from '../pages/page-environment.ts';

/** Whether going from one address to another needs new data: not where only parameters change that the loader does not read. */
export function needsLoad(from: URL, to: URL, page: LoadedPage | undefined, environment: PageEnvironment): boolean {
  if (from.pathname !== to.pathname || page?.kind !== 'page') return true;
  const { reads } = environment.loaded(page.match);
  if (!reads) return true;
  return reads.some((name) => from.searchParams.getAll(name).join() !== to.searchParams.getAll(name).join());
}
