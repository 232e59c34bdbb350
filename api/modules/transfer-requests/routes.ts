import { transferRequest, transferRequestResponse } from 'mf-shared/contract';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { moveTransfer } from './move-transfer.ts';
import { requestTransfer } from './request-transfer.ts';

const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const move = z.object({ status: z.enum(['sent', 'received', 'cancelled']) });

/** Goods from store to store, asked for and moved by the staff (spec: shell §6; decisions.md, stock and transfers). */
export const transferRequests: ServiceModule = (app, { db, catalogue }) => {
  app.post(
    '/api/staff/transfer-requests/',
    { config: { access: 'staff' }, schema: { body: transferRequest, response: { 200: transferRequestResponse } } },
    async ({ body, customer, locale }) => {
      const shop = catalogue.catalogue;
      const texts = await shop.textsOf(locale);
      const call = { asked: body, staffId: customer?.id ?? 0, catalogue: shop, texts };
      return { id: await inTransaction(db, (tx) => requestTransfer(tx, call)) };
    },
  );

  app.post(
    '/api/staff/transfer-requests/:id/move/',
    {
      config: { access: 'staff' },
      schema: { params, body: move, response: { 200: z.object({ ok: z.literal(true) }) } },
    },
    async (request) => {
      const { id } = request.params;
      await inTransaction(db, (tx) => moveTransfer(tx, request.customer?.id ?? 0, id, request.body.status));
      return { ok: true as const };
    },
  );
};
