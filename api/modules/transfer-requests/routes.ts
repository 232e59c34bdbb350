import {
  done,
  idInPath,
  moveTransferRequest,
  staffTransfersQuery,
  staffTransfersResponse,
  transferRequest,
  transferRequestResponse,
} from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { callerOf, requireStore } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { listTransfers } from './list-transfers.ts';
import { moveTransfer } from './move-transfer.ts';
import { requestTransfer } from './request-transfer.ts';

/** Goods from store to store, asked for and moved by the staff (CHECKOUT-73, STAFF-14). */
export const transferRequests: ServiceModule = (app, { db, catalogue }) => {
  app.get(
    '/api/staff/transfer-requests/',
    {
      config: { access: 'transfers.work' },
      schema: { querystring: staffTransfersQuery, response: { 200: staffTransfersResponse } },
    },
    async ({ query, locale }, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listTransfers(db, catalogue.catalogue, query, locale);
    },
  );

  app.post(
    '/api/staff/transfer-requests/',
    {
      config: { access: 'transfers.ask' },
      schema: { body: transferRequest, response: { 200: transferRequestResponse } },
    },
    async (request) => {
      requireStore(callerOf(request), request.body.to);
      const shop = catalogue.catalogue;
      const texts = await shop.textsOf(request.locale);
      const call = { asked: request.body, staffId: callerOf(request).id, catalogue: shop, texts };
      return { id: await inTransaction(db, (tx) => requestTransfer(tx, call)) };
    },
  );

  app.post(
    '/api/staff/transfer-requests/:id/move/',
    {
      config: { access: 'transfers.work' },
      schema: { params: idInPath, body: moveTransferRequest, response: { 200: done } },
    },
    async (request) => {
      const { id } = request.params;
      await inTransaction(db, (tx) => moveTransfer(tx, callerOf(request).id, id, request.body.status));
      return { ok: true as const };
    },
  );
};
