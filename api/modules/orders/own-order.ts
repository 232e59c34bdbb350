import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { findByEmail } from './find-by-email.ts';
import { hashOrderKey } from './order-key.ts';

/**
 * The order that a caller may act on: with the order's key, with the email that it was placed with (what a guest finds
 * it with, AFTER-15), or signed in as who placed it.
 * @throws Refusal 404 for everybody else, whether there is such an order or not.
 */
export async function ownOrder(
  context: Pick<ServiceContext, 'db' | 'authenticate'>,
  request: FastifyRequest,
  number: string,
  { key, email }: { key?: string | undefined; email?: string | undefined },
): Promise<{ id: number; customerId: number | null }> {
  if (key === undefined && email !== undefined) {
    const filter = { number, email };
    const { id } = await findByEmail(context.db, request, filter, () => orderOf(context.db, filter));
    return { id, customerId: null };
  }
  const isGuest = key !== undefined;
  const customer = isGuest ? null : await context.authenticate(request);
  if (!isGuest && !customer) throw new Refusal(404, 'order_not_found');
  const found = await orderOf(context.db, { number, key, email, customerId: customer?.id });
  if (!found) throw new Refusal(404, 'order_not_found');
  return { id: found.id, customerId: customer?.id ?? null };
}

interface Owner {
  number: string;
  key?: string | undefined;
  email?: string | undefined;
  customerId?: number | undefined;
}

function orderOf(db: Database, { number, key, email, customerId }: Owner): Promise<{ id: number } | undefined> {
  let query = db.selectFrom('orders').select('id').where('number', '=', number);
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId);
  if (key !== undefined) query = query.where('key_hash', '=', hashOrderKey(key));
  if (email !== undefined) query = query.where(sql`lower(email)`, '=', email.trim().toLowerCase());
  return query.executeTakeFirst();
}
