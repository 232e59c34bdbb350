import type { FastifyRequest } from 'fastify';
import {
  apiError,
  moveOrderRequest,
  moveOrderResponse,
  orderChoices,
  refundRequest,
  refundResponse,
  settleInvoiceRequest,
  settleInvoiceResponse,
  settleWithdrawalRequest,
  settleWithdrawalResponse,
  staffOrder,
  staffOrdersQuery,
  staffOrdersResponse,
  staffPayments,
} from 'mf-shared/contract';
import { z } from 'zod';
import { callerOf, ownStoreOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { settleWithdrawal } from '../after-sale/settle-withdrawal.ts';
import { listOrderChoices } from './list-order-choices.ts';
import { listOrders } from './list-orders.ts';
import { moveOrderStatus } from './move-order-status.ts';
import { requireOwnOrder } from './own-store.ts';
import { readStaffOrder } from './read-staff-order.ts';
import { readStaffPayments } from './read-staff-payments.ts';
import { refundOrder } from './refund-order.ts';
import { settleInvoice } from './settle-invoice.ts';
import { staffMoves } from './staff-moves.ts';

/** What a store does with an order that is collected there; cancelling one moves money. */
const movesOfStores: ReadonlySet<string> = new Set(['ready_for_pick_up', 'delivered']);
const params = z.object({ number: z.string().max(40) });
const idempotencyKey = z.object({ 'idempotency-key': z.string().min(8).max(128) });

/** The staff's orders: all of them, one, its moves, its invoice and its refunds (STAFF-14, STAFF-18). */
export const staffOrders: ServiceModule = (app, context) => {
  addReadingRoutes(app, context);
  addMoveRoutes(app, context);
  addRefundRoutes(app, context);
};

/** The list of orders, what it can be narrowed to, one order, and its payments. */
function addReadingRoutes(app: ServiceApp, { payments, secret }: ServiceContext): void {
  app.get(
    '/api/staff/orders/',
    {
      config: { access: 'orders.read' },
      schema: { querystring: staffOrdersQuery, response: { 200: staffOrdersResponse, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listOrders(payments.db, request.query, ownStoreOf(callerOf(request)));
    },
  );

  app.get(
    '/api/staff/orders/choices/',
    { config: { access: 'orders.read' }, schema: { response: { 200: orderChoices, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listOrderChoices(payments.db, request.locale, ownStoreOf(callerOf(request)));
    },
  );

  app.get(
    '/api/staff/orders/:number/',
    { config: { access: 'orders.read' }, schema: { params, response: { 200: staffOrder, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      await requireOwnOrder(payments.db, callerOf(request), request.params.number);
      const found = await readStaffOrder({ db: payments.db, secret }, request.params.number, request.locale);
      const isOfStore = ownStoreOf(callerOf(request)) !== null;
      return isOfStore ? { ...found, next: found.next.filter((status) => movesOfStores.has(status)) } : found;
    },
  );

  app.get(
    '/api/staff/orders/:number/payments/',
    { config: { access: 'orders.payments' }, schema: { params, response: { 200: staffPayments, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return { payments: await readStaffPayments(payments.db, request.params.number) };
    },
  );
}

/** Moving an order on, and marking its invoice as paid. */
function addMoveRoutes(app: ServiceApp, { payments, settings }: ServiceContext): void {
  app.post(
    '/api/staff/orders/:number/status/',
    {
      config: { access: 'orders.move' },
      schema: { params, body: moveOrderRequest, response: { 200: moveOrderResponse, '4xx': apiError } },
    },
    async (request) => {
      const { number } = request.params;
      const { status, note, without_withdrawn: isWithoutWithdrawn, tracking_code: trackingCode } = request.body;
      await requireOwnOrder(payments.db, callerOf(request), number);
      if (ownStoreOf(callerOf(request)) !== null && !movesOfStores.has(status)) throw new Refusal(403, 'right_missing');
      await moveOrderStatus(payments, {
        ...{ number, to: status, note, isWithoutWithdrawn, trackingCode, trackingUrl: settings.commerce.trackingUrl },
        actorId: callerOf(request).id,
      });
      return { order_number: number, status, next: [...staffMoves(status)] };
    },
  );

  app.post(
    '/api/staff/orders/:number/invoice-paid/',
    {
      config: { access: 'orders.money' },
      schema: { params, body: settleInvoiceRequest, response: { 200: settleInvoiceResponse, '4xx': apiError } },
    },
    async (request) =>
      settleInvoice(payments, {
        number: request.params.number,
        note: request.body.note,
        actorId: callerOf(request).id,
      }),
  );
}

/** Giving money back. */
function addRefundRoutes(app: ServiceApp, { payments, settings, secret }: ServiceContext): void {
  const { staffRefundLimitMinor } = settings.commerce;
  const limitOf = (request: FastifyRequest) => (callerOf(request).isAdmin ? null : staffRefundLimitMinor);

  app.post(
    '/api/staff/orders/:number/refund/',
    {
      config: { access: 'orders.money' },
      schema: { params, body: refundRequest, response: { 200: refundResponse, '4xx': apiError } },
    },
    async (request) => {
      const key = idempotencyKey.safeParse(request.headers);
      if (!key.success) throw new Refusal(400, 'idempotency_key_required');
      return refundOrder(payments, {
        number: request.params.number,
        amount: request.body.amount,
        giftCardId: request.body.gift_card ?? null,
        reason: request.body.reason,
        actorId: callerOf(request).id,
        limitMinor: limitOf(request),
        key: key.data['idempotency-key'],
      });
    },
  );

  app.post(
    '/api/staff/orders/:number/withdrawals/:id/settle/',
    {
      config: { access: 'orders.money' },
      schema: {
        params: params.extend({ id: z.coerce.number().int() }),
        body: settleWithdrawalRequest,
        response: { 200: settleWithdrawalResponse, '4xx': apiError },
      },
    },
    async (request) => {
      const { number, id } = request.params;
      return settleWithdrawal(
        { payments, secret },
        {
          ...request.body,
          ...{ number, withdrawalId: id, actorId: callerOf(request).id, limitMinor: limitOf(request) },
        },
      );
    },
  );
}
