import {
  apiError,
  bannerRemoval,
  bannerRequest,
  bannerState,
  done,
  idInPath,
  madeBanner,
  newBanner,
  staffBanner,
  staffBanners,
  staffBannersQuery,
} from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { standingByTimes } from '../content/standing-by-times.ts';
import { toBannerState } from './banner-state.ts';
import { listBanners } from './list-banners.ts';
import { makeBanner, readBanner, removeBanner, writeBanner } from './write-banner.ts';

const path = '/api/staff/banners/';
const config = { access: 'content.banners' } as const;

/** The banners of the shop, shown or not (STAFF-69). */
export const staffBannersModule: ServiceModule = (app, { db, catalogue, settings: { publicUrl } }) => {
  app.get(
    path,
    { config, schema: { querystring: staffBannersQuery, response: { 200: staffBanners, '4xx': apiError } } },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listBanners(db, request.query, { locale: request.locale, now: new Date() });
    },
  );

  app.get(
    `${path}:id/`,
    { config, schema: { params: idInPath, response: { 200: staffBanner, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const row = await readBanner(db, request.params.id);
      if (!row) throw new Refusal(404, 'not_found');
      return { ...toBannerState(row), id: row.id, standing: standingByTimes(row, new Date()) };
    },
  );

  app.post(
    path,
    { config, schema: { body: newBanner, response: { 200: madeBanner, '4xx': apiError } } },
    async (request) => ({ id: await makeBanner(db, callerOf(request).id, request.body) }),
  );

  app.put(
    `${path}:id/`,
    { config, schema: { params: idInPath, body: bannerRequest, response: { 200: bannerState, '4xx': apiError } } },
    (request) => {
      const { was, ...next } = request.body;
      const change = { id: request.params.id, next, was, actorId: callerOf(request).id };
      return writeBanner(db, change, { publicUrl, catalogue: catalogue.catalogue });
    },
  );

  app.post(
    `${path}:id/remove/`,
    { config, schema: { params: idInPath, body: bannerRemoval, response: { 200: done, '4xx': apiError } } },
    async (request) => {
      await removeBanner(db, { ...request.params, ...request.body, actorId: callerOf(request).id });
      return { ok: true } as const;
    },
  );
};
