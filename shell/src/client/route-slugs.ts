import type { RouteSlugs } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';
import { noSlugs, type SlugSets, toSlugSets } from '../routes/match-route.ts';
import { reportError } from './report-error.ts';

/** The shop's slugs, asked for once and kept. A failure is logged and leaves no dynamic routes until the next try (spec: shell §2). */
export function slugSource(api: ApiClient): () => Promise<SlugSets> {
  let known: Promise<SlugSets> | null = null;
  return () => {
    known ??= api
      .get<RouteSlugs>('/api/route-slugs/')
      .then(toSlugSets)
      .catch((error: unknown) => {
        known = null;
        reportError(error, '/api/route-slugs/');
        return noSlugs;
      });
    return known;
  };
}
