import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from 'mf-shared/contract';
import type { CatalogueStore } from '../../read-model/catalogue-store.ts';
import { askRecommendations, type RecommendationSettings } from './ask-recommendations.ts';
import { recommendedOrder } from './recommended-order.ts';

/** Ids of models in the order in which they should stand; none where the shop's own order holds. */
export type SearchOrder = (words: readonly string[], language: Locale) => Promise<readonly number[]>;

/**
 * The order in which the recommending service puts what the shop's search found, where the setting
 * `default_search_engine` is `frosmo` (CONF-49, CONF-52). What is found stays the shop's own answer: without the service a
 * search is as good as before.
 */
export function searchRecommendations(
  settings: RecommendationSettings,
  store: CatalogueStore,
  log: Pick<FastifyBaseLogger, 'warn'>,
): SearchOrder {
  const order = recommendedOrder({
    onFailure: (error) => log.warn({ err: error }, 'the recommendation service failed'),
  });
  return async (words, language) => {
    const { searchEngine, searchSortBy: sortBy } = store.catalogue.general;
    if (searchEngine === 'internal' || settings.url === null || words.length === 0) return [];
    const typed = words.join(' ');
    return order(`${language} ${sortBy} ${typed}`, () => askRecommendations(settings, { words: typed, sortBy }));
  };
}
