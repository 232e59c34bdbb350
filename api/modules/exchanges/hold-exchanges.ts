import { sql, type Transaction } from 'kysely';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { ExchangedLine } from '../../db/schema/stored-json.ts';
import type { Tables } from '../../db/schema.ts';
import { deferStockNotification, notifyOfStock } from '../../read-model/stock-notification.ts';
import { reserveStock } from '../stock/reserve-stock.ts';
import type { ExchangeValue } from './exchange-value.ts';

/** Rule AFTER-60: how long the wanted variant is kept for a return that has not come. */
const keptDays = 21;
/** Rule AFTER-94: how long the wanted variant waits for the difference, once the return is accepted. */
const payDays = 7;
const dayMs = 86_400_000;

/** When an exchange that is declared now ends by itself: the last day that is told is kept whole. */
export const exchangeEnds = (now: Date): Date => new Date(now.getTime() + (keptDays + 1) * dayMs);

/** When an exchange ends whose return is accepted now, and whose difference nobody pays. */
export const differenceEnds = (now: Date): Date => new Date(now.getTime() + (payDays + 1) * dayMs);

/** The shop's calendar day that is told as the last one, `YYYY-MM-DD`. */
export const keptUntil = (expiresAt: Date): string => shopDay(expiresAt.getTime() - dayMs);

/** What is wanted for the pieces of one product. */
export interface Wanted {
  productId: number;
  variantId: number;
  /** What each piece is charged, in minor units of what was paid. */
  values: readonly ExchangeValue[];
  line: ExchangedLine;
}

/**
 * Keeps the wanted variants for a return, all of them or none, in the transaction that declares it. Only pieces that are in
 * stock are kept: nobody waits for a supplier with goods to send back.
 * @returns the products that too few are left for; the caller undoes its transaction then.
 */
export async function holdExchanges(
  tx: Transaction<Tables>,
  { returnId, wanted, now }: { returnId: number; wanted: readonly Wanted[]; now: Date },
): Promise<number[]> {
  if (wanted.length === 0) return [];
  const kept = await reserveStock(
    tx,
    wanted.map(({ variantId, values }) => ({
      ...{ variantId, amount: values.length },
      ...{ onlyStoreId: null, nearStoreId: null, canBackorder: false },
    })),
  );
  if (!kept) return lackedFor(tx, wanted);
  const shelves = kept.map((each) => ({ ...each }));
  const rows = wanted.flatMap(({ productId, variantId, values, line }) => {
    let from = 0;
    return shelves.flatMap((shelf) => {
      const amount = shelf.variantId === variantId ? Math.min(shelf.amount, values.length - from) : 0;
      if (amount === 0) return [];
      const pieces = values.slice(from, from + amount);
      const value_minor = pieces.reduce((sum, { valueMinor }) => sum + valueMinor, 0);
      const extra_minor = pieces.reduce((sum, { extraMinor }) => sum + extraMinor, 0);
      from += amount;
      shelf.amount -= amount;
      return [
        {
          ...{ return_id: returnId, product_id: productId, variant_id: variantId, store_id: shelf.storeId, amount },
          ...{ value_minor, extra_minor, line: JSON.stringify(line), expires_at: exchangeEnds(now) },
        },
      ];
    });
  });
  await tx.insertInto('exchanges').values(rows).execute();
  return [];
}

async function lackedFor(tx: Transaction<Tables>, wanted: readonly Wanted[]): Promise<number[]> {
  const stock = await tx
    .selectFrom('stock')
    .innerJoin('stores', 'stores.id', 'stock.store_id')
    .select(['variant_id', sql<string>`sum(quantity - reserved)`.as('free')])
    .where(
      'variant_id',
      'in',
      wanted.map(({ variantId }) => variantId),
    )
    .where('stores.is_selling', '=', true)
    .groupBy('variant_id')
    .execute();
  const needed = (variantId: number) =>
    wanted.reduce((sum, each) => sum + (each.variantId === variantId ? each.values.length : 0), 0);
  const freeOf = (variantId: number) => Number(stock.find(({ variant_id }) => variant_id === variantId)?.free ?? 0);
  const lacked = wanted.filter(({ variantId }) => freeOf(variantId) < needed(variantId));
  return (lacked.length > 0 ? lacked : wanted).map(({ productId }) => productId);
}

/**
 * What was kept for a return can be sold again: the buyer took it back, the staff refused it, or it did not come in time.
 * In the caller's transaction, which holds the order's lock.
 * @param except products whose pieces are in repair: their exchange is decided about after it.
 * @returns whether anything was released.
 */
export async function releaseExchanges(
  tx: Transaction<Tables>,
  returnId: number,
  except: readonly number[] = [],
): Promise<boolean> {
  const { rows } = await sql<{ variant_id: number }>`
    SELECT s.variant_id, ${deferStockNotification} FROM stock s
    WHERE EXISTS (SELECT FROM exchanges e WHERE e.return_id = ${returnId} AND e.status = 'held'
      AND NOT e.product_id = ANY(${except}::integer[])
      AND e.variant_id = s.variant_id AND e.store_id = s.store_id)
    ORDER BY s.variant_id, s.store_id FOR UPDATE OF s`.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    WITH released AS (UPDATE exchanges SET status = 'released', settled_at = now()
      WHERE return_id = ${returnId} AND status = 'held' AND NOT product_id = ANY(${except}::integer[])
      RETURNING variant_id, store_id, amount),
    freed AS (SELECT variant_id, store_id, sum(amount) AS amount FROM released GROUP BY variant_id, store_id)
    UPDATE stock s SET reserved = s.reserved - freed.amount
    FROM freed WHERE s.variant_id = freed.variant_id AND s.store_id = freed.store_id`.execute(tx);
  notifyOfStock(
    tx,
    rows.map(({ variant_id }) => variant_id),
  );
  return true;
}
