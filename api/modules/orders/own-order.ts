import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { hashOrderKey } from './place-order.ts';

/**
 * The order that a caller may act on: with the order's key, with the email that it was placed with (what a guest finds it
 * with, spec: catalogue §8), or signed in as who placed it.
 * @throws Refusal 404 for everybody else, whether there is such an order or not.
 */
export async function ownOrder(
  context: Pick<ServiceContext, 'db' | 'authenticate'>,
  request: FastifyRequest,
  number: string,
  { key, email }: { key?: string | undefined; email?: string | undefined },
): Promise<{ id: number; customerId: number | null }> {
  const isGuest = key !== undefined || email !== undefined;
  const customer = isGuest ? null : await context.authenticate(request);
  if (!isGuest && !customer) throw new Refusal(404, 'order_not_found');
  let query = context.db.selectFrom('orders').select('id').where('number', '=', number);
  if (customer) query = query.where('customer_id', '=', customer.id);
  if (key !== undefined) query = query.where('key_hash', '=', hashOrderKey(key));
  if (email !== undefined) query = query.where(sql`lower(email)`, '=', email.trim().toLowerCase());
  const found = await query.executeTakeFirst();
  if (!found) throw new Refusal(404, 'order_not_found');
  return { id: found.id, customerId: customer?.id ?? null };
}
