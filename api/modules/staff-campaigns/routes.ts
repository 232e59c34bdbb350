import {
  apiError,
  campaignProducts,
  campaignProductsQuery,
  campaignRemoval,
  campaignRequest,
  campaignState,
  done,
  idInPath,
  madeCampaign,
  newCampaign,
  staffCampaign,
  staffCampaigns,
  staffCampaignsQuery,
} from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { readCampaignProducts } from './campaign-products.ts';
import { toCampaignState } from './campaign-state.ts';
import { factsOf, listCampaigns } from './list-campaigns.ts';
import { makeCampaign, readCampaign, removeCampaign, writeCampaign } from './write-campaign.ts';

const path = '/api/staff/campaigns/';
const config = { access: 'campaigns.keep' } as const;

/** The campaigns of the shop, seen by shoppers or not (STAFF-60). */
export const staffCampaignsModule: ServiceModule = (app, context) => {
  addReadRoutes(app, context);
  addWriteRoutes(app, context);
};

function addReadRoutes(app: ServiceApp, { db, catalogue }: ServiceContext): void {
  app.get(
    path,
    { config, schema: { querystring: staffCampaignsQuery, response: { 200: staffCampaigns, '4xx': apiError } } },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listCampaigns(db, request.query, { locale: request.locale, now: new Date() });
    },
  );

  app.get(
    `${path}:id/`,
    { config, schema: { params: idInPath, response: { 200: staffCampaign, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const row = await readCampaign(db, request.params.id);
      if (!row) throw new Refusal(404, 'not_found');
      const { locale } = request;
      const product_facts = await readCampaignProducts(db, row.products, { catalogue: catalogue.catalogue, locale });
      return { ...toCampaignState(row), ...factsOf(row, locale, new Date()), product_facts };
    },
  );

  app.get(
    `${path}products/`,
    { config, schema: { querystring: campaignProductsQuery, response: { 200: campaignProducts, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const slugs = request.query.slugs.split(' ').filter(Boolean);
      const reader = { catalogue: catalogue.catalogue, locale: request.locale };
      return { products: await readCampaignProducts(db, slugs, reader) };
    },
  );
}

function addWriteRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.post(
    path,
    { config, schema: { body: newCampaign, response: { 200: madeCampaign, '4xx': apiError } } },
    async (request) => ({ id: await makeCampaign(db, callerOf(request).id, request.body) }),
  );

  app.put(
    `${path}:id/`,
    { config, schema: { params: idInPath, body: campaignRequest, response: { 200: campaignState, '4xx': apiError } } },
    (request) => {
      const { was, ...next } = request.body;
      return writeCampaign(db, { id: request.params.id, next, was, actorId: callerOf(request).id });
    },
  );

  app.post(
    `${path}:id/remove/`,
    { config, schema: { params: idInPath, body: campaignRemoval, response: { 200: done, '4xx': apiError } } },
    async (request) => {
      await removeCampaign(db, { ...request.params, ...request.body, actorId: callerOf(request).id });
      return { ok: true } as const;
    },
  );
}
