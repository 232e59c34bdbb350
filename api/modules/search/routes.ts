import { localeCodes, popularSearches, popularSearchesQuery, searchQuery, searchResponse } from 'mf-shared/contract';
import { freshFor, sendAnswer } from '../../http/send-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { taxAreaOf } from '../../http/tax-area.ts';
import { Answer } from '../../read-model/answer.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { createMissCounts } from '../demand/count-misses.ts';
import { flushRegularly } from '../demand/flush-regularly.ts';
import { orderByIds } from '../product-lists/order-by-ids.ts';
import { searchRecommendations } from '../recommendations/search-recommendations.ts';
import { keywordNamesOf } from '../rich-text/keywords-of.ts';
import { findKeywords } from './find-keywords.ts';
import { createFindModels } from './find-models.ts';
import { type FoundNames, findNames } from './find-names.ts';
import { createReadTerms } from './read-terms.ts';
import { createSearchCounts } from './search-counts.ts';
import { createSearchIndexes } from './search-indexes.ts';
import { searchWords } from './search-words.ts';
import { addNewerWordsCall, addSynonymCalls } from './synonym-calls.ts';

const defaultLimit = 60;

export const search: ServiceModule = (app, { db, catalogue, settings }) => {
  const indexes = createSearchIndexes(db, {
    onError: (error) => app.log.error({ err: error }, 'search index not read'),
  });
  const searchOrder = searchRecommendations(settings.recommendations, catalogue, app.log);
  const findModels = createFindModels(indexes, createReadTerms(db));
  app.addHook('onReady', async () => {
    if (settings.readsSearchAhead) void indexes.readAhead(localeCodes);
  });
  addSynonymCalls(app, { db, catalogue, findModels });
  addNewerWordsCall(app, { db });
  const [counts, misses] = [createSearchCounts(db), createMissCounts(db)];
  const stops = [counts, misses].map((each) =>
    flushRegularly(each, (error) => app.log.error({ err: error }, 'searches not counted')),
  );
  app.addHook('onClose', async () => {
    await Promise.all(stops.map((stop) => stop()));
    await indexes.close();
  });

  app.get(
    '/api/search/popular/',
    {
      config: { access: 'public' },
      schema: { querystring: popularSearchesQuery, response: { 200: popularSearches } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=600').header('vary', 'accept-language, accept-encoding');
      return { words: [...(await counts.popular(request.query.language ?? request.locale))] };
    },
  );

  app.get(
    '/api/search/',
    { config: { access: 'public' }, schema: { querystring: searchQuery, response: { 200: searchResponse } } },
    async (request, reply) => {
      const { snapshot } = catalogue;
      const { q, language = request.locale, limit = defaultLimit } = request.query;
      const taxAreaId = taxAreaOf(snapshot.catalogue, request.query.taxAreaId ?? baseTaxAreaId);
      const words = searchWords(q);
      const { models, isApproximate, bestTerms, isWhole } = await findModels(snapshot.catalogue, language, words);
      if (request.query.counted && !isApproximate && models.length > 0) counts.note(language, words);
      const ordered = orderByIds(models, await searchOrder(words, language));
      const products = await snapshot.items.listOf(ordered.slice(0, limit), language, taxAreaId);
      const typed = findNames(snapshot.catalogue, language, words);
      const names = isApproximate && isEmpty(typed) ? findNames(snapshot.catalogue, language, bestTerms) : typed;
      if (request.query.counted && isWhole && isEmpty(typed) && (isApproximate || models.length === 0))
        misses.note(language, q, words);
      const keywords = findKeywords(keywordNamesOf(snapshot.catalogue, language), words);
      const rest = JSON.stringify({ ...names, keywords, isApproximate, total: models.length });
      const answer = new Answer(
        `{"products":${products},${rest.slice(1)}`,
        snapshot.catalogue.version,
        'once',
        new Set(['lists']),
      );
      return sendAnswer(request, reply, answer, isWhole ? freshFor.stock : 0);
    },
  );
};

const isEmpty = ({ groups, brands, pages }: FoundNames): boolean => groups.length + brands.length + pages.length === 0;
