import type { RouteSlugs } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';
import { noSlugs, type SlugSets, toSlugSets } from '../routes/match-route.ts';
import { askForSlugs } from './ask-for-slugs.ts';
import { reportError } from './report-error.ts';

/**
 * The shop's slugs, asked for once and kept. A failure is logged and leaves no dynamic routes until the next try
 * (spec: shell §2).
 * @param asked a first answer that is under way already
 */
export function slugSource(api: ApiClient, asked: Promise<RouteSlugs>): () => Promise<SlugSets> {
  const keep = (answer: Promise<RouteSlugs>): Promise<SlugSets> =>
    answer.then(toSlugSets).catch((error: unknown) => {
      known = null;
      reportError(error, '/api/route-slugs/');
      return noSlugs;
    });
  let known: Promise<SlugSets> | null = keep(asked);
  return () => {
    known ??= keep(askForSlugs(api));
    return known;
  };
}
