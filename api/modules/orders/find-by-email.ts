import type { FastifyRequest } from 'fastify';
import { networkOf } from 'mf-shared/rules/network-of';
import type { Database } from '../../db/schema.ts';
import { countTry, type TryLimit, uncountTry } from '../../http/count-try.ts';
import { Refusal } from '../../http/refusal.ts';

const ofNetwork = (network: string): TryLimit => ({ parts: ['order by email', network], max: 10, minutes: 1 });
const ofEmail = (email: string): TryLimit => ({
  parts: ['order of email', email.trim().toLowerCase()],
  max: 20,
  minutes: 60,
});

/**
 * Finds an order by its number and the email that it was placed with, as a guest does who looks it up, cancels or
 * withdraws. All three share one limit per network and one per email, which only wrong numbers count into (AFTER-17).
 * @throws Refusal 404 where there is none, 429 before it is looked for
 */
export async function findByEmail<Filter extends { number: string; email: string }, Found>(
  db: Database,
  { ip }: Pick<FastifyRequest, 'ip'>,
  filter: Filter,
  find: (filter: Filter) => Promise<Found | null | undefined>,
): Promise<Found> {
  // The order of an account that was deleted has no email, and nobody proves it with none.
  if (filter.email.trim() === '') throw new Refusal(404, 'order_not_found');
  const limits = [ofNetwork(networkOf(ip)), ofEmail(filter.email)];
  for (const limit of limits) if (!(await countTry(db, limit))) throw new Refusal(429, 'too_many_requests');
  const found = await find(filter);
  if (!found) throw new Refusal(404, 'order_not_found');
  for (const limit of limits) await uncountTry(db, limit);
  return found;
}
