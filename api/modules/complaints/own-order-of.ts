import type { FastifyRequest } from 'fastify';
import type { complaintRequest } from 'mf-shared/contract';
import { orderNumberOf } from 'mf-shared/rules/complaint-fields';
import type { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { ownOrder } from '../orders/own-order.ts';

type Asked = Pick<z.output<typeof complaintRequest>, 'salesChannel' | 'orderNumber' | 'orderKey' | 'email'>;

/**
 * The order that a complaint is about, or null for what was bought in a store: proven by its key, else by the account, else
 * by the email that it was placed with. @throws Refusal 400 without a number, 404 where nothing proves it
 */
export async function ownOrderOf(
  context: Pick<ServiceContext, 'db' | 'authenticate'>,
  request: FastifyRequest,
  { salesChannel, orderNumber, orderKey, email }: Asked,
): Promise<number | null> {
  if (salesChannel !== 'S') return null;
  const number = orderNumberOf(orderNumber);
  if (number === '') throw new Refusal(400, 'invalid_request', { fields: { orderNumber: 'validation.required' } });
  if (orderKey !== undefined) return (await ownOrder(context, request, number, { key: orderKey })).id;
  const customer = await context.authenticate(request);
  if (customer) {
    const own = await context.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .where('customer_id', '=', customer.id)
      .executeTakeFirst();
    if (own) return own.id;
  }
  return (await ownOrder(context, request, number, { email })).id;
}
