import {
  apiError,
  done,
  idInPath,
  staffBannerRequest,
  staffBanners,
  staffSettingRequest,
  staffSettings,
} from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { readBanners, writeBanner } from './write-banner.ts';
import { readSettings, writeSetting } from './write-setting.ts';

const ok = { ok: true } as const;
const settingParams = z.object({ key: z.string().regex(/^[a-z][a-z0-9_]{0,99}$/) });
const paths = { settings: '/api/staff/settings/', banners: '/api/staff/banners/' } as const;

/** General settings, for admins, and when banners are shown (STAFF-14). */
export const staffContent: ServiceModule = (app, { db }) => {
  app.addHook('onSend', async (request, reply) => {
    if (Object.values(paths).some((path) => request.url.startsWith(path)))
      reply.header('cache-control', 'private, no-store');
  });

  app.get(
    paths.settings,
    { config: { access: 'settings.change' }, schema: { response: { 200: staffSettings, '4xx': apiError } } },
    () => readSettings(db),
  );

  app.put(
    `${paths.settings}:key/`,
    {
      config: { access: 'settings.change' },
      schema: { params: settingParams, body: staffSettingRequest, response: { 200: done, '4xx': apiError } },
    },
    async (request) => {
      await writeSetting(db, { ...request.params, ...request.body, actorId: callerOf(request).id });
      return ok;
    },
  );

  app.get(
    paths.banners,
    { config: { access: 'content.banners' }, schema: { response: { 200: staffBanners, '4xx': apiError } } },
    ({ locale }) => readBanners(db, locale),
  );

  app.put(
    `${paths.banners}:id/`,
    {
      config: { access: 'content.banners' },
      schema: { params: idInPath, body: staffBannerRequest, response: { 200: done, '4xx': apiError } },
    },
    async (request) => {
      const { was, ...next } = request.body;
      await writeBanner(db, { id: request.params.id, next, was, actorId: callerOf(request).id });
      return ok;
    },
  );
};
