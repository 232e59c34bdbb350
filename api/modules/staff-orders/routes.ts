import { apiError, moveOrderRequest, moveOrderResponse, refundRequest, refundResponse } from 'mf-shared/contract';
import { nextOrderStatuses } from 'mf-shared/rules/order-status-moves';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp } from '../../http/service-module.ts';
import type { OrderServices } from '../orders/order-services.ts';
import { moveOrderStatus } from './move-order-status.ts';
import { refundOrder } from './refund-order.ts';

const params = z.object({ number: z.string().max(40) });
const idempotencyKey = z.object({ 'idempotency-key': z.string().min(8).max(128) });

/** POST /api/staff/orders/{number}/status/ and …/refund/ (decisions.md, Calls). */
export function addStaffOrderRoutes(app: ServiceApp, { payments }: OrderServices): void {
  app.post(
    '/api/staff/orders/:number/status/',
    {
      config: { access: 'staff' },
      schema: { params, body: moveOrderRequest, response: { 200: moveOrderResponse, '4xx': apiError } },
    },
    async (request) => {
      const { number } = request.params;
      const { status, note } = request.body;
      await moveOrderStatus(payments, { number, to: status, note, actorId: request.customer?.id ?? 0 });
      return { order_number: number, status, next: [...nextOrderStatuses(status)] };
    },
  );

  app.post(
    '/api/staff/orders/:number/refund/',
    {
      config: { access: 'staff' },
      schema: { params, body: refundRequest, response: { 200: refundResponse, '4xx': apiError } },
    },
    async (request) => {
      const key = idempotencyKey.safeParse(request.headers);
      if (!key.success) throw new Refusal(400, 'idempotency_key_required');
      return refundOrder(payments, {
        number: request.params.number,
        amount: request.body.amount,
        reason: request.body.reason,
        actorId: request.customer?.id ?? 0,
        key: key.data['idempotency-key'],
      });
    },
  );
}
