import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import {
  campaign,
  type ProductListRequest,
  packedList,
  productCardsQuery,
  productGroup,
  productGroupQuery,
  productListRequest,
  productListResponse,
} from 'mf-shared/contract';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import { freshFor, sendAnswer } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { followMoments } from '../../read-model/follow-clock.ts';
import { groupKey } from '../../read-model/group-tree.ts';
import { buyerOf } from '../acting/acting-for.ts';
import { groupRecommendations } from '../recommendations/group-recommendations.ts';
import { readableHtml } from '../rich-text/readable-html.ts';
import { answerCards } from './answer-cards.ts';
import { answerList } from './answer-list.ts';
import { readListQuery } from './list-question.ts';
import { productGroupOf } from './product-group.ts';
import { campaignOf, earlyCampaigns, isForMembersYet, opensAt, runningCampaign, turnsOf } from './running-campaign.ts';

/** A request of 20,000 ids compresses to less than this. */
const longestQuery = 120_000;
const keptQueries = 2000;
const listAnswer = z.union([productListResponse, packedList]);

/** Groups of products, lists of products, and campaigns. */
export const productLists: ServiceModule = (app, context) => {
  addGroupRoute(app, context);
  addListRoutes(app, context);
  addCampaignRoutes(app, context);
};

function addGroupRoute(app: ServiceApp, { catalogue, settings }: ServiceContext): void {
  app.get(
    '/api/products/productgroup/',
    {
      config: { access: 'public' },
      schema: { querystring: productGroupQuery, response: { 200: z.array(productGroup) } },
    },
    (request, reply) => {
      const { groups, settings: told } = catalogue.catalogue;
      const path = request.query.path ?? told.get('shoe_group') ?? '';
      const group = groups.byPath.get(groupKey(path));
      if (!group) throw new Refusal(404, 'product_group_not_found');
      return sendCachedAnswer(request, reply, catalogue, {
        key: `product-group ${group.id} ${request.locale}`,
        maxAge: freshFor.content,
        make: async (snapshot) => {
          const answer = productGroupOf(group, snapshot.catalogue, request.locale);
          const reader = { pages: snapshot.catalogue, locale: request.locale, settings: settings.richText };
          return [{ ...answer, description_html: await readableHtml(answer.description_html, reader) }];
        },
      });
    },
  );
}

/** Lists by a question, and cards by their ids. */
function addListRoutes(app: ServiceApp, { authenticate, catalogue, db, settings }: ServiceContext): void {
  const recommendedIn = groupRecommendations(settings.recommendations, catalogue, app.log);
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

  async function sendList(request: FastifyRequest, reply: FastifyReply, asked: ProductListRequest): Promise<never> {
    const isEarly = isForMembersYet(catalogue.catalogue, asked);
    if (isEarly) {
      const buyer = await buyerOf(db, await authenticate(request));
      // Staff look at it as members do (STAFF-67), unless they buy for somebody who is none.
      if (!buyer?.isClubMember && !buyer?.role) throw new Refusal(403, 'club_members_first');
    }
    const answer = await answerList(catalogue.snapshot, asked, recommendedIn);
    return sendAnswer(request, reply, answer, isEarly ? 'private' : freshFor.stock);
  }

  app.get(
    '/api/products/productmodellist/',
    {
      config: { access: 'public' },
      schema: {
        querystring: z.object({ query: z.string().max(longestQuery) }),
        response: { 200: listAnswer },
      },
    },
    (request, reply) => sendList(request, reply, listRequestOf(request.query.query)),
  );

  app.post(
    '/api/products/productmodellist/',
    { config: { access: 'public' }, schema: { body: productListRequest, response: { 200: listAnswer } } },
    (request, reply) => sendList(request, reply, request.body),
  );

  app.get(
    '/api/products/cards/',
    {
      config: { access: 'public' },
      schema: { querystring: productCardsQuery, response: { 200: productListResponse } },
    },
    async (request, reply) => {
      const answer = await answerCards(catalogue.snapshot, request.query, request.locale);
      return sendAnswer(request, reply, answer, freshFor.stock);
    },
  );
}

function addCampaignRoutes(app: ServiceApp, { db, catalogue }: ServiceContext): void {
  // Pages that are kept are made anew when a campaign begins or ends.
  const stop = followMoments(
    () => turnsOf(catalogue.catalogue),
    () => sql`SELECT bump_catalogue_version()`.execute(db),
    (error) => app.log.error({ err: error }, 'a campaign that begins or ends is not followed yet'),
  );
  app.addHook('onClose', stop);
  app.get(
    '/api/campaigns/',
    {
      config: { access: 'public' },
      schema: { querystring: z.object({ slug: z.string().max(200) }), response: { 200: campaign } },
    },
    (request, reply) => {
      const found = runningCampaign(catalogue.catalogue, request.query.slug);
      if (!found) throw new Refusal(404, 'campaign_not_found');
      return sendCachedAnswer(request, reply, catalogue, {
        key: `campaign ${found.id} ${opensAt(found)} ${request.locale}`,
        maxAge: freshFor.content,
        make: () => campaignOf(found, request.locale),
      });
    },
  );

  app.get(
    '/api/campaigns/early/',
    { config: { access: 'public' }, schema: { response: { 200: z.array(campaign) } } },
    (request, reply) => {
      const early = earlyCampaigns(catalogue.catalogue);
      return sendCachedAnswer(request, reply, catalogue, {
        key: `campaigns early ${early.map(({ id }) => id).join()} ${request.locale}`,
        maxAge: freshFor.content,
        make: () => early.map((row) => campaignOf(row, request.locale)),
      });
    },
  );
}
