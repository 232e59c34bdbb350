import {
  apiError,
  feedAnswer,
  feedOrders,
  feedOrdersQuery,
  feedRows,
  feedToken,
  feedTokens,
  idInPath,
  madeFeedToken,
  newFeedToken,
} from 'mf-shared/contract';
import { callerOf, feedOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { translate } from '../../texts/translate.ts';
import { listFeedTokens, makeFeedToken, withdrawFeedToken } from './feed-tokens.ts';
import { giveOrders } from './give-orders.ts';
import { feedAnswerOf } from './judge-rows.ts';
import { judgePrices, takePrices } from './take-prices.ts';
import { judgeStock, takeStock } from './take-stock.ts';

const tokensPath = '/api/staff/feed-tokens/';

/** Feeds of the merchant's other systems, and their tokens (FEED-1 to FEED-6). */
export const feeds: ServiceModule = (app, { db }) => {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(tokensPath) || request.url.startsWith('/api/feeds/'))
      reply.header('cache-control', 'private, no-store');
  });

  app.get(
    tokensPath,
    { config: { access: 'systems.keep' }, schema: { response: { 200: feedTokens, '4xx': apiError } } },
    async () => ({ tokens: await listFeedTokens(db) }),
  );

  app.post(
    tokensPath,
    {
      config: { access: 'systems.keep' },
      schema: { body: newFeedToken, response: { 200: madeFeedToken, '4xx': apiError } },
    },
    (request) => makeFeedToken(db, request.body, callerOf(request).id),
  );

  app.post(
    `${tokensPath}:id/withdraw/`,
    {
      config: { access: 'systems.keep' },
      schema: { params: idInPath, response: { 200: feedToken, '4xx': apiError } },
    },
    (request) => withdrawFeedToken(db, request.params.id, callerOf(request).id),
  );

  const rowsIn = { body: feedRows, response: { 200: feedAnswer, '4xx': apiError } };

  app.post('/api/feeds/stock/', { config: { access: 'feed', feedScope: 'stock' }, schema: rowsIn }, async (request) => {
    const judged = await judgeStock(db, request.body.rows);
    const taken = await takeStock(db, feedOf(request).tokenId, judged.rows);
    return feedAnswerOf(judged, taken, (key) => translate(request.locale, key));
  });

  app.post(
    '/api/feeds/prices/',
    { config: { access: 'feed', feedScope: 'prices' }, schema: rowsIn },
    async (request) => {
      const judged = await judgePrices(db, request.body.rows);
      const taken = await takePrices(db, feedOf(request).tokenId, judged.rows);
      return feedAnswerOf(judged, taken, (key) => translate(request.locale, key));
    },
  );

  app.get(
    '/api/feeds/orders/',
    {
      config: { access: 'feed', feedScope: 'orders' },
      schema: { querystring: feedOrdersQuery, response: { 200: feedOrders, '4xx': apiError } },
    },
    ({ query }) => giveOrders(db, Number(query.since), query.limit),
  );
};
