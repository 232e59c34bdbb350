import { sql } from 'kysely';
import type { BulkChange, BulkLook, ChosenProducts, Locale } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { Database, Executor } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { versionOf } from '../audit/logged-state.ts';
import { readLowestPrices } from '../prices/lowest-prices.ts';
import { convertedPrices } from '../products/converted-prices.ts';
import { checkTimes } from './check-times.ts';
import { chooseModels } from './choose-models.ts';
import { firstNames, readModelNames } from './model-names.ts';
import { idArray, isPrices, isVisibility, type ModelState, type Outcome, planChange } from './states.ts';

const mostSamples = 12;

export interface Looker {
  actorId: number;
  locale: Locale;
  catalogue: Catalogue;
}

/** What a change would do, kept as it was seen, so that it can be applied to that and to nothing else (STAFF-43). */
export async function lookAtChange(
  db: Database,
  looker: Looker,
  { products, change }: { products: ChosenProducts; change: BulkChange },
): Promise<BulkLook> {
  checkTimes(change, new Date());
  await db
    .deleteFrom('bulk_changes')
    .where('state', '=', 'looked')
    .where('at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  const ids = await chooseModels(db, products);
  const outcome = await planChange(db, change, ids);
  const seen = ids.map((id): [number, string] => [id, versionOf(outcome.before.get(id) ?? null)]);
  const { id } = await db
    .insertInto('bulk_changes')
    .values({ actor_id: looker.actorId, change: JSON.stringify(change), seen: JSON.stringify(seen) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lowest = isVisibility(change) ? new Map<number, number>() : await readLowestPrices(db, ids);
  return {
    id,
    models: outcome.next.size,
    variants: await countVariants(db, [...outcome.next.keys()]),
    samples: await readSamples(db, looker, { outcome, lowest }),
    refused: await tellRefused(db, outcome, looker.locale),
    not_told_lower: countNotTold(outcome, lowest),
  };
}

async function countVariants(db: Executor, ids: readonly number[]): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM variants WHERE model_id = ANY(${idArray(ids)}::int[])`,
  );
  return row?.count ?? 0;
}

/** Lower prices with which shoppers are told no reduction. */
function countNotTold({ before, next }: Outcome, lowest: ReadonlyMap<number, number>): number {
  return [...next].filter(([id, state]) => {
    const [was, will] = [before.get(id), state];
    if (!was || !isPrices(was) || !isPrices(will)) return false;
    return will.active_minor < was.active_minor && will.active_minor >= (lowest.get(id) ?? Number.POSITIVE_INFINITY);
  }).length;
}

async function tellRefused(db: Executor, { refused }: Outcome, locale: Locale): Promise<BulkLook['refused']> {
  const told: BulkLook['refused'] = [];
  for (const [why, products] of Map.groupBy(refused, ([, reason]) => reason)) {
    const ids = products.map(([id]) => id);
    told.push({ why, count: ids.length, names: await firstNames(db, ids, locale) });
  }
  return told;
}

interface Sampled {
  outcome: Outcome;
  lowest: ReadonlyMap<number, number>;
}

/** Those whose price changes most: what was mistyped is seen there first. */
async function readSamples(
  db: Executor,
  { locale, catalogue }: Looker,
  { outcome, lowest }: Sampled,
): Promise<BulkLook['samples']> {
  const shareOf = (id: number) => changedShare(outcome.before.get(id), outcome.next.get(id));
  const first = [...outcome.next.keys()].sort((one, other) => shareOf(other) - shareOf(one)).slice(0, mostSamples);
  const names = await readModelNames(db, first, locale);
  return first.flatMap((id) => {
    const name = names.get(id);
    if (!name) return [];
    const [before, after] = [toldPrice(outcome.before.get(id)), toldPrice(outcome.next.get(id))];
    const { eur: _, ...currencies } = after ? convertedPrices(after.active, catalogue, locale) : {};
    const low = lowest.get(id);
    return [{ ...name, before, after, currencies, lowest_30_days: low === undefined ? null : toDecimal(low) }];
  });
}

function changedShare(before: ModelState | undefined, next: ModelState | undefined): number {
  if (!before || !next || !isPrices(before) || !isPrices(next)) return 0;
  const from = before.active_minor === next.active_minor ? before.regular_minor : before.active_minor;
  const to = before.active_minor === next.active_minor ? next.regular_minor : next.active_minor;
  return from === 0 ? 1 : Math.abs(to - from) / from;
}

function toldPrice(state: ModelState | undefined): BulkLook['samples'][number]['before'] {
  if (!state || !isPrices(state)) return null;
  const inBase = state.prices.filter(({ tax_area_id }) => tax_area_id === baseTaxAreaId);
  const actives = inBase.map(({ active_minor }) => active_minor);
  return {
    regular: toDecimal(state.regular_minor),
    active: toDecimal(Math.min(...actives)),
    active_to: toDecimal(Math.max(...actives)),
  };
}
