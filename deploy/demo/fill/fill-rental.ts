import type { Executor } from 'api/seed';
import { insertMany } from 'api/seed';
import { sql } from 'kysely';
import { retailStores } from '../stock/demo-stores.ts';

/** What the stores rent out: so many models of each group, the most sold ones. */
const rented: readonly { group: string; models: number }[] = [
  { group: 'alpine-skis', models: 2 },
  { group: 'alpine-boots', models: 1 },
  { group: 'nordic-skis', models: 2 },
  { group: 'nordic-boots', models: 1 },
  { group: 'snowshoes', models: 1 },
  { group: 'hiking-tents', models: 2 },
  { group: 'trekking-backpacks', models: 1 },
];
const rentingStores = 5;
const unitsOfSize = 2;
const mostSizes = 5;
/** A day costs this part of what the thing costs, in halves of a euro. */
const dayShare = 0.04;
const leastMinor = 500;

interface RentedModel {
  id: number;
  regular_minor: number;
  sizes: string[];
}

/** Rentable products with their units in a few stores. */
export async function fillRental(db: Executor, groupId: (key: string) => number): Promise<void> {
  const models: RentedModel[] = [];
  for (const { group, models: most } of rented) models.push(...(await mostSold(db, groupId(group), most)));
  await insertMany(
    db,
    'rental_products',
    models.map(({ id, regular_minor }, at) => ({
      id: at + 1,
      model_id: id,
      day_minor: Math.max(leastMinor, Math.round((regular_minor * dayShare) / 50) * 50),
      sort_order: at,
    })),
  );
  const units = models.flatMap(({ sizes }, at) =>
    retailStores
      .slice(0, rentingStores)
      .flatMap((store) =>
        (sizes.length === 0 ? [''] : sizes).flatMap((size) =>
          Array.from({ length: unitsOfSize }, () => ({ rental_product_id: at + 1, store_id: store.id, size })),
        ),
      ),
  );
  await insertMany(
    db,
    'rental_units',
    units.map((unit, at) => ({ ...unit, label: `V${String(at + 1).padStart(4, '0')}` })),
  );
}

async function mostSold(db: Executor, groupId: number, most: number): Promise<RentedModel[]> {
  const { rows } = await sql<RentedModel>`
    SELECT m.id, p.regular_minor, coalesce((SELECT json_agg(s.size_name) FROM (
        SELECT v.size_name, min(v.size_sort) AS place FROM variants v
        WHERE v.model_id = m.id AND v.size_name IS NOT NULL GROUP BY v.size_name ORDER BY place LIMIT ${mostSizes}) s), '[]') AS sizes
    FROM product_models m
      JOIN model_groups g ON g.model_id = m.id AND g.group_id = ${groupId}
      JOIN prices p ON p.model_id = m.id AND p.variant_id IS NULL AND p.tax_area_id = 1
    WHERE m.is_public AND NOT m.is_bundle AND NOT m.campaign_only AND m.second_hand_parent_id IS NULL
    ORDER BY m.sold_amount DESC, m.id LIMIT ${most}`.execute(db);
  return rows;
}
