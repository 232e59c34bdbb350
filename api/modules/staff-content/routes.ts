import { apiError, done, staffSettingRequest, staffSettings } from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { readSettings, writeSetting } from './write-setting.ts';

const ok = { ok: true } as const;
const settingParams = z.object({ key: z.string().regex(/^[a-z][a-z0-9_]{0,99}$/) });
const path = '/api/staff/settings/';

/** General settings, for admins (STAFF-14). */
export const staffContent: ServiceModule = (app, { db }) => {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(path)) reply.header('cache-control', 'private, no-store');
  });

  app.get(
    path,
    { config: { access: 'settings.change' }, schema: { response: { 200: staffSettings, '4xx': apiError } } },
    () => readSettings(db),
  );

  app.put(
    `${path}:key/`,
    {
      config: { access: 'settings.change' },
      schema: { params: settingParams, body: staffSettingRequest, response: { 200: done, '4xx': apiError } },
    },
    async (request) => {
      await writeSetting(db, { ...request.params, ...request.body, actorId: callerOf(request).id });
      return ok;
    },
  );
};
