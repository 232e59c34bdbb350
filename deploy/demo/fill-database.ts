import type { Database, Executor, Tables } from 'api/seed';
import { insertMany } from 'api/seed';
import { sql } from 'kysely';
import { fillCommerce, fillCustomers } from './fill/fill-commerce.ts';
import { fillContent } from './fill/fill-content.ts';
import { fillGroups } from './fill/fill-groups.ts';
import { fillModels } from './fill/fill-models.ts';
import { fillOrders } from './fill/fill-orders.ts';
import { fillReference } from './fill/fill-reference.ts';
import { fillRental } from './fill/fill-rental.ts';
import { demoIds } from './fill/ids.ts';
import type { DemoShop } from './generate-shop.ts';
import { bundleModelParts, makeBundles, skiPairs } from './models/bundles.ts';
import type { DemoModel } from './models/demo-model.ts';

/** Writes the shop into an empty schema, one transaction per batch of models, so that memory stays the same. */
export async function fillDatabase(db: Database, shop: DemoShop): Promise<void> {
  const ids = demoIds();
  const { today } = shop.options;
  await db.transaction().execute(async (transaction) => {
    await fillReference(transaction);
    await fillGroups(transaction, shop.groups);
    await fillCustomers(transaction, today);
  });
  const skiModels: Pick<DemoModel, 'id' | 'ski'>[] = [];
  for (const batch of shop.batches()) {
    await db.transaction().execute((transaction) => fillModels(transaction, batch, ids));
    skiModels.push(...batch.filter((model) => model.ski).map(({ id, ski }) => ({ id, ski })));
  }
  for (const relations of shop.relations()) {
    await insertMany(
      db,
      'model_relations',
      relations.map((relation) => ({
        model_id: relation.modelId,
        related_model_id: relation.relatedModelId,
        kind: relation.kind,
        sort_order: relation.sortOrder,
      })),
    );
  }
  await db.transaction().execute(async (transaction) => {
    await fillTogether(transaction, shop, skiModels);
    await fillRental(transaction, ids.group);
    await fillContent(transaction, shop.groups, today);
    await fillCommerce(transaction, today);
    await fillOrders(transaction, shop.special, shop.groups, today);
    for (const table of countedTables) await countOn(transaction, table);
  });
  await sql`ANALYZE`.execute(db);
  await sql`SELECT bump_catalogue_version()`.execute(db);
}

/** What ties models together: relations told by hand, bundles, ski compatibility. */
async function fillTogether(db: Executor, shop: DemoShop, skiModels: readonly Pick<DemoModel, 'id' | 'ski'>[]) {
  await insertMany(
    db,
    'model_relations',
    shop.special.flatMap((model) => [
      ...model.recommended.map((id, i) => relationRow(model.id, id, 'recommended', i)),
      ...model.alsoBought.map((id, i) => relationRow(model.id, id, 'also_bought', i)),
    ]),
  );
  const bundles = makeBundles(shop.generated);
  await insertMany(
    db,
    'bundles',
    bundles.map((bundle) => ({
      id: bundle.id,
      main_model_id: bundle.mainModelId,
      names: bundle.names,
      descriptions: bundle.descriptions,
      discount_basis_points: bundle.discountBasisPoints,
    })),
  );
  await insertMany(
    db,
    'bundle_items',
    bundles.flatMap(({ id, itemIds }) =>
      itemIds.map((modelId, i) => ({ bundle_id: id, model_id: modelId, sort_order: i })),
    ),
  );
  await insertMany(
    db,
    'model_parts',
    bundleModelParts.flatMap(([bundle, parts]) =>
      parts.map((part, i) => ({ bundle_model_id: bundle, part_model_id: part, sort_order: i })),
    ),
  );
  await insertMany(
    db,
    'ski_compatibility',
    skiPairs(skiModels).map(({ bindingId, withId }) => ({ binding_model_id: bindingId, with_model_id: withId })),
  );
}

const relationRow = (modelId: number, relatedId: number, kind: string, sortOrder: number) => ({
  model_id: modelId,
  related_model_id: relatedId,
  kind,
  sort_order: sortOrder,
});

/** Tables whose ids the generator gives and the service goes on counting. */
const countedTables = [
  'customers',
  'delivery_methods',
  'discount_codes',
  'gift_cards',
  'gift_campaign_codes',
  'orders',
  'rental_products',
  'reviews',
] as const satisfies readonly (keyof Tables)[];

async function countOn(db: Executor, table: (typeof countedTables)[number]): Promise<void> {
  await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT coalesce(max(id), 1) FROM ${sql.table(table)}))`.execute(
    db,
  );
}
