import { sql } from 'kysely';
import type { BulkChange, CampaignProduct, Locale } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { Executor } from '../../db/schema.ts';
import { referenceMinorOf, typeOfBase } from '../../read-model/base-price.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { isListed, type Model } from '../../read-model/model.ts';
import { cheapestPrice } from '../../read-model/price-facts.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { readModelNames } from '../bulk-changes/model-names.ts';
import { isPrices, planChange } from '../bulk-changes/states.ts';
import { readLowestPrices } from '../prices/lowest-prices.ts';

interface Reader {
  catalogue: Catalogue;
  locale: Locale;
}

/** What products of a campaign cost, and what shoppers see that compared with, by slug; unknown slugs are left out (STAFF-60). */
export async function readCampaignProducts(
  db: Executor,
  slugs: readonly string[],
  { catalogue, locale }: Reader,
): Promise<Record<string, CampaignProduct>> {
  const rows = await readRows<{ id: number; slug: string }>(
    db,
    sql`SELECT id, slug FROM product_models WHERE slug IN (SELECT jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))`,
  );
  const ids = rows.map(({ id }) => id);
  const names = await readModelNames(db, ids, locale);
  const lowest = await readLowestPrices(db, ids);
  const planned = await readPlanned(db, ids);
  return Object.fromEntries(
    rows.map(({ id, slug }): [string, CampaignProduct] => {
      const model = catalogue.models.get(id);
      // The history and the plan that are read are the model's: they say nothing of a variant with a price of its own.
      const isOfModel = model?.variants.every(({ prices }) => prices === null) ?? true;
      return [
        slug,
        {
          ...{ id, name: names.get(id)?.name ?? slug, is_listed: model !== undefined && isListed(model) },
          price: model ? priceOf(model, isOfModel ? (lowest.get(id) ?? null) : null, catalogue) : null,
          planned: isOfModel ? (planned.get(id) ?? null) : null,
        },
      ];
    }),
  );
}

/** The price of the product's card, as shoppers see it. */
function priceOf(model: Model, lowest: number | null, catalogue: Catalogue): CampaignProduct['price'] {
  const price = cheapestPrice(model, baseTaxAreaId, catalogue);
  const reference = referenceMinorOf(price, typeOfBase(price, model.belongs_to_outlet));
  return {
    ...{ active: toDecimal(price.activeMinor), regular: toDecimal(price.regularMinor) },
    reference: reference === null ? null : toDecimal(reference),
    lowest_30_days: lowest === null ? null : toDecimal(lowest),
  };
}

/** The next campaign price of each product that waits for its moment (STAFF-44), and what it is compared with then. */
async function readPlanned(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<CampaignProduct['planned']>>> {
  const waiting = await readRows<{ change: BulkChange; ids: number[] }>(
    db,
    sql`SELECT b.change, array_agg((s.value ->> 0)::int) AS ids FROM bulk_changes b, jsonb_array_elements(b.seen) s
      WHERE b.state = 'waiting' AND b.change ->> 'kind' = 'campaign' AND b.change ->> 'from' IS NOT NULL
        AND (s.value ->> 0)::int = ANY(${`{${ids.join()}}`}::int[])
      GROUP BY b.id ORDER BY (b.change ->> 'from')::timestamptz, b.id`,
  );
  const planned = new Map<number, NonNullable<CampaignProduct['planned']>>();
  for (const { change, ids: own } of waiting) {
    if (!('from' in change) || change.from === null) continue;
    const at = new Date(change.from);
    const [{ next }, lowest] = [await planChange(db, change, own), await readLowestPrices(db, own, at)];
    for (const [id, state] of next) {
      if (planned.has(id) || !isPrices(state)) continue;
      const low = lowest.get(id) ?? state.regular_minor;
      planned.set(id, {
        ...{ from: at.toISOString(), active: toDecimal(state.active_minor) },
        reference: low > state.active_minor ? toDecimal(low) : null,
      });
    }
  }
  return planned;
}
