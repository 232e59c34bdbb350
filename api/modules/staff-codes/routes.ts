import { apiError, codeRequest, done, idInPath, newCode, staffCodes, staffCodesQuery } from 'mf-shared/contract';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { listCodes } from './list-codes.ts';
import { makeCode, writeCode } from './write-code.ts';

const ok = { ok: true } as const;
const path = '/api/staff/codes/';
const answers = { response: { 200: done, '4xx': apiError } };

/** Discount codes: made, changed and stopped (STAFF-45). */
export const staffCodesModule: ServiceModule = (app, { db }) => {
  app.get(
    path,
    {
      config: { access: 'codes.keep' },
      schema: { querystring: staffCodesQuery, response: { 200: staffCodes, '4xx': apiError } },
    },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listCodes(db, request.query, new Date());
    },
  );

  app.post(path, { config: { access: 'codes.keep' }, schema: { body: newCode, ...answers } }, async (request) => {
    await makeCode(db, callerOf(request).id, request.body);
    return ok;
  });

  app.put(
    `${path}:id/`,
    { config: { access: 'codes.keep' }, schema: { params: idInPath, body: codeRequest, ...answers } },
    async (request) => {
      const { was, ...next } = request.body;
      await writeCode(db, { id: request.params.id, next, was, actorId: callerOf(request).id });
      return ok;
    },
  );
};
