import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { hashOrderKey } from './place-order.ts';

/**
 * The order that a caller may act on: with the order's key, or signed in as who placed it.
 * @throws Refusal 404 for everybody else, whether there is such an order or not.
 */
export async function ownOrder(
  context: Pick<ServiceContext, 'db' | 'authenticate'>,
  request: FastifyRequest,
  number: string,
  key: string | undefined,
): Promise<{ id: number; customerId: number | null }> {
  const customer = key === undefined ? await context.authenticate(request) : null;
  if (key === undefined && !customer) throw new Refusal(404, 'order_not_found');
  let query = context.db.selectFrom('orders').select('id').where('number', '=', number);
  query = customer
    ? query.where('customer_id', '=', customer.id)
    : query.where('key_hash', '=', hashOrderKey(key ?? ''));
  const found = await query.executeTakeFirst();
  if (!found) throw new Refusal(404, 'order_not_found');
  return { id: found.id, customerId: customer?.id ?? null };
}
