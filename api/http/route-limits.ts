import type rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { networkOf } from 'mf-shared/rules/network-of';
import type { Database } from '../db/schema.ts';
import { countTries } from './count-try.ts';

type StoreConstructor = rateLimit.FastifyRateLimitStoreCtor;
type Store = rateLimit.FastifyRateLimitStore;
interface Count {
  current: number;
  /** Milliseconds that the window still lasts. */
  ttl: number;
}

const here = 'here';
/** The most visitors that one process remembers at a time. */
const mostRemembered = 20_000;

/**
 * Names what is limited and who is counted. Routes of one `groupId` share a limit; those that say `isCountedHere` are
 * counted by each process for itself.
 */
export function limitKey({ method, ip, routeOptions }: FastifyRequest): string {
  const { url, config } = routeOptions;
  const limit = typeof config.rateLimit === 'object' ? config.rateLimit : {};
  return [config.isCountedHere ? here : 'shop', limit.groupId ?? `${method} ${url}`, networkOf(ip)].join('\n');
}

/**
 * Counts calls of limited routes for all processes of the shop together, in the database. Who is over a limit is refused
 * from memory until the window ends. Without a database each process counts for itself, so that nobody is locked out.
 */
export function routeLimitStore(db: Database, onError: (error: unknown) => void): StoreConstructor {
  const counts = new CountsInMemory();
  const full = new Map<string, number>();

  async function count(key: string, windowMs: number, max: number): Promise<Count> {
    const left = (full.get(key) ?? 0) - Date.now();
    if (left > 0) return { current: max + 1, ttl: left };
    try {
      const { count: current, leftMs } = await countTries(db, { parts: ['route', key], minutes: windowMs / 60_000 });
      if (current > max) remember(full, key, Date.now() + leftMs);
      return { current, ttl: leftMs };
    } catch (error) {
      onError(error);
      return counts.count(key, windowMs);
    }
  }

  return class RouteLimitStore implements Store {
    incr(key: string, callback: Parameters<Store['incr']>[1], windowMs: number, max: number): void {
      if (key.startsWith(here)) callback(null, counts.count(key, windowMs));
      else
        count(key, windowMs, max).then(
          (counted) => callback(null, counted),
          (error: Error) => callback(error),
        );
    }

    child(): Store {
      return this;
    }
  };
}

/** What one process counts. */
export class CountsInMemory {
  readonly #counts = new Map<string, { current: number; endsAt: number }>();

  count(key: string, windowMs: number): Count {
    const now = Date.now();
    const known = this.#counts.get(key);
    const window = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs };
    window.current += 1;
    remember(this.#counts, key, window);
    return { current: window.current, ttl: window.endsAt - now };
  }
}

function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size >= mostRemembered) map.delete(oldest);
  map.set(key, value);
}
