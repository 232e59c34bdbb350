import type { ImportContext } from './import-context.ts';

/** Above every number of a store. */
const storesAtMost = 1_000_000;

/** Pieces on the shelves, a SKU and a store at a time. */
export async function stageStock({ source, staging, known, problems }: ImportContext): Promise<void> {
  const seen = new Set<number>();
  for await (const { record, place } of source.read('stock', problems)) {
    const variant_id = known.variants.find(record.sku, 'sku', place, problems);
    const store_id = known.stores.find(record.store, 'store', place, problems);
    const pair = variant_id * storesAtMost + store_id;
    if (seen.has(pair) && variant_id > 0 && store_id > 0)
      problems.add(place, '', `tells the stock of “${record.sku}” in “${record.store}” a second time`);
    seen.add(pair);
    await staging.add('stock', [{ variant_id, store_id, quantity: record.quantity }]);
  }
}
