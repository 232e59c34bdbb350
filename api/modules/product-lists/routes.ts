import { type ProductListRequest, productGroup, productListRequest, productListResponse } from 'mf-shared/contract';
import { z } from 'zod';
import { answerFromShelf } from '../../http/answer-from-shelf.ts';
import { Refusal } from '../../http/refusal.ts';
import { freshFor, sendAnswer } from '../../http/send-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { groupKey } from '../../read-model/group-tree.ts';
import { answerCards } from './answer-cards.ts';
import { answerList } from './answer-list.ts';
import { readListQuery } from './list-question.ts';
import { productGroupOf } from './product-group.ts';

/** A request of 20,000 ids compresses to less than this. */
const longestQuery = 120_000;
const keptQueries = 2000;
/** `1,2,3`, at most a wishlist's worth. */
const modelIds = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,199}$/)
  .transform((ids) => ids.split(',').map(Number));

export const productLists: ServiceModule = (app, { catalogue }) => {
  const readQueries = new Map<string, ProductListRequest>();

  /** Lists are asked for with the same few texts again and again: short ones are read once. */
  function listRequestOf(query: string): ProductListRequest {
    const known = readQueries.get(query);
    if (known) return known;
    const request = readListQuery(query);
    if (!request) throw new Refusal(400, 'invalid_query', { fields: { query: 'validation.invalid' } });
    if (query.length < 400 && readQueries.size < keptQueries) readQueries.set(query, request);
    return request;
  }

  app.get(
    '/api/products/productgroup/',
    {
      config: { access: 'public' },
      schema: { querystring: z.object({ path: z.string().max(500) }), response: { 200: z.array(productGroup) } },
    },
    (request, reply) => {
      const group = catalogue.catalogue.groups.byPath.get(groupKey(request.query.path));
      if (!group) throw new Refusal(404, 'product_group_not_found');
      return answerFromShelf(request, reply, catalogue, {
        key: `product-group ${group.id} ${request.locale}`,
        maxAge: freshFor.content,
        make: (shelf) => [productGroupOf(group, shelf.catalogue, request.locale)],
      });
    },
  );

  app.get(
    '/api/products/productmodellist/',
    {
      config: { access: 'public' },
      schema: {
        querystring: z.object({ query: z.string().max(longestQuery) }),
        response: { 200: productListResponse },
      },
    },
    async (request, reply) => {
      const answer = await answerList(catalogue.shelf, listRequestOf(request.query.query));
      return sendAnswer(request, reply, answer, freshFor.stock);
    },
  );

  app.post(
    '/api/products/productmodellist/',
    { config: { access: 'public' }, schema: { body: productListRequest, response: { 200: productListResponse } } },
    async (request, reply) => {
      const answer = await answerList(catalogue.shelf, request.body);
      return sendAnswer(request, reply, answer, freshFor.stock);
    },
  );

  // The cards of single models: a wishlist, what was viewed. Unknown and hidden models are left out.
  app.get(
    '/api/products/cards/',
    {
      config: { access: 'public' },
      schema: {
        querystring: z.object({ ids: modelIds, taxAreaId: z.coerce.number().int().optional() }),
        response: { 200: productListResponse },
      },
    },
    async (request, reply) => {
      const { shelf } = catalogue;
      const answer = await answerCards(shelf, request.query.ids, request.locale, request.query.taxAreaId);
      return sendAnswer(request, reply, answer, freshFor.stock);
    },
  );
};
