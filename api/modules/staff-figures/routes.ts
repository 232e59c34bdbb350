import {
  apiError,
  demandFigures,
  demandFiguresQuery,
  type SalesFigures,
  salesFigures,
  salesFiguresQuery,
} from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import { callerOf, ownStoreOf, requireStore } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { readMissedSearches } from '../demand/read-misses.ts';
import { lastDays } from './figure-days.ts';
import { readSoldOut } from './read-demand.ts';
import { readSales } from './read-sales.ts';
import { countCarts, readReasons, readSteps } from './read-steps.ts';

/** Numbers at a glance, all from the shop's own data (STAFF-39, STAFF-40). */
export const staffFigures: ServiceModule = (app, { db }) => {
  app.get(
    '/api/staff/figures/sales/',
    {
      config: { access: 'figures.sales' },
      schema: { querystring: salesFiguresQuery, response: { 200: salesFigures, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const caller = callerOf(request);
      const { days, store } = request.query;
      if (store !== undefined) requireStore(caller, store);
      const own = ownStoreOf(caller);
      return readFigures(db, { days, storeId: own ?? store ?? null, isOwn: own !== null });
    },
  );

  app.get(
    '/api/staff/figures/demand/',
    {
      config: { access: 'figures.demand' },
      schema: { querystring: demandFiguresQuery, response: { 200: demandFigures, '4xx': apiError } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { days } = request.query;
      return {
        ...periodOf(days),
        searches: await readMissedSearches(db, { days }),
        sold_out: await readSoldOut(db, days, request.locale),
      };
    },
  );
};

async function readFigures(
  db: Database,
  { days, storeId, isOwn }: { days: number; storeId: number | null; isOwn: boolean },
): Promise<SalesFigures> {
  const stores = isOwn
    ? []
    : await db.selectFrom('stores').select(['id', 'name']).where('type', '=', 'retail').orderBy('name').execute();
  return {
    ...{ ...periodOf(days), store: storeId, stores },
    currencies: await readSales(db, days, storeId),
    steps: await readSteps(db, days, storeId),
    carts: storeId === null ? await countCarts(db) : null,
    returns: await readReasons(db, days, storeId),
  };
}

function periodOf(days: number): { from: string; to: string } {
  const dates = lastDays(days);
  return { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
}
