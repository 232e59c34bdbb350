import type { FastifyBaseLogger } from 'fastify';
import type { CatalogueStore } from '../../read-model/catalogue-store.ts';
import { groupName } from '../navigation/menu.ts';
import type { RecommendedIn } from '../product-lists/answer-list.ts';
import { askRecommendations, type RecommendationSettings } from './ask-recommendations.ts';
import { recommendedOrder } from './recommended-order.ts';

/** What the recommendation service recommends in groups; nothing where none is configured. */
export function groupRecommendations(
  settings: RecommendationSettings,
  store: CatalogueStore,
  log: Pick<FastifyBaseLogger, 'warn'>,
): RecommendedIn {
  if (settings.url === null) return async () => [];
  const order = recommendedOrder({
    onFailure: (error) => log.warn({ err: error }, 'the recommendation service failed'),
  });
  return (group, language) =>
    order(`${group.id} ${language}`, () =>
      askRecommendations(settings, {
        strategy: store.catalogue.general.categoryStrategy,
        names: [...group.ancestors, group].map((step) => groupName(step, language)),
      }),
    );
}
