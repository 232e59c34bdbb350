import {
  allGiftCodes,
  apiError,
  done,
  giftCampaignRemoval,
  giftCampaignRequest,
  giftCampaignState,
  giftCodeInPath,
  giftCodeRequest,
  giftCodes,
  giftCodesQuery,
  idInPath,
  madeGiftCampaign,
  madeGiftCodes,
  newGiftCampaign,
  newGiftCodes,
  staffGiftCampaign,
  staffGiftCampaigns,
  staffGiftCampaignsQuery,
} from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { endGiftCode } from './end-gift-code.ts';
import { toGiftCampaignState } from './gift-campaign-state.ts';
import { countCodes, factsOf, listGiftCampaigns, noCodes, readGifts } from './list-gift-campaigns.ts';
import { listGiftCodes, readAllGiftCodes } from './list-gift-codes.ts';
import { makeGiftCodes } from './make-gift-codes.ts';
import { makeGiftCampaign, readGiftCampaign, removeGiftCampaign, writeGiftCampaign } from './write-gift-campaign.ts';

const path = '/api/staff/gift-campaigns/';
const config = { access: 'gift_campaigns.keep' } as const;

/** The gift campaigns of the shop and their codes, seen by shoppers or not (STAFF-61). */
export const staffGiftCampaignsModule: ServiceModule = (app, context) => {
  addReadRoutes(app, context);
  addWriteRoutes(app, context);
  addCodeRoutes(app, context);
};

function addReadRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.get(
    path,
    {
      config,
      schema: { querystring: staffGiftCampaignsQuery, response: { 200: staffGiftCampaigns, '4xx': apiError } },
    },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listGiftCampaigns(db, request.query, { locale: request.locale, now: new Date() });
    },
  );

  app.get(
    `${path}:id/`,
    { config, schema: { params: idInPath, response: { 200: staffGiftCampaign, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const row = await readGiftCampaign(db, request.params.id);
      if (!row) throw new Refusal(404, 'not_found');
      const counts = (await countCodes(db, [row.id])).get(row.id) ?? noCodes;
      const gifts = await readGifts(db, row.products, request.locale);
      return { ...toGiftCampaignState(row), ...factsOf(row, new Date()), ...counts, gifts };
    },
  );
}

function addWriteRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.post(
    path,
    { config, schema: { body: newGiftCampaign, response: { 200: madeGiftCampaign, '4xx': apiError } } },
    async (request) => ({ id: await makeGiftCampaign(db, callerOf(request).id, request.body) }),
  );

  app.put(
    `${path}:id/`,
    {
      config,
      schema: { params: idInPath, body: giftCampaignRequest, response: { 200: giftCampaignState, '4xx': apiError } },
    },
    (request) => {
      const { was, ...next } = request.body;
      return writeGiftCampaign(db, { id: request.params.id, next, was, actorId: callerOf(request).id });
    },
  );

  app.post(
    `${path}:id/remove/`,
    { config, schema: { params: idInPath, body: giftCampaignRemoval, response: { 200: done, '4xx': apiError } } },
    async (request) => {
      await removeGiftCampaign(db, { ...request.params, ...request.body, actorId: callerOf(request).id });
      return { ok: true } as const;
    },
  );
}

function addCodeRoutes(app: ServiceApp, { db }: ServiceContext): void {
  const codes = `${path}:id/codes/`;
  app.get(
    codes,
    {
      config,
      schema: { params: idInPath, querystring: giftCodesQuery, response: { 200: giftCodes, '4xx': apiError } },
    },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listGiftCodes(db, request.params.id, request.query);
    },
  );

  app.get(
    `${codes}all/`,
    { config, schema: { params: idInPath, response: { 200: allGiftCodes, '4xx': apiError } } },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readAllGiftCodes(db, request.params.id);
    },
  );

  app.post(
    codes,
    {
      config,
      schema: { params: idInPath, body: newGiftCodes, response: { 200: madeGiftCodes, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const by = { campaignId: request.params.id, actorId: callerOf(request).id };
      return { codes: await makeGiftCodes(db, by, request.body) };
    },
  );

  app.put(
    `${codes}:code/`,
    { config, schema: { params: giftCodeInPath, body: giftCodeRequest, response: { 200: done, '4xx': apiError } } },
    async (request) => {
      const { id: campaignId, code: id } = request.params;
      await endGiftCode(db, { id, campaignId, isEnded: request.body.is_ended, actorId: callerOf(request).id });
      return { ok: true } as const;
    },
  );
}
