import { minorOf } from '../modules/prices/written-price.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportRecord } from './import-format.ts';
import { checkPeriod } from './lines-in-files.ts';

/** What makes a purchase cheaper: bundles of products, and codes. */
export async function stageOffers(context: ImportContext): Promise<void> {
  await stageBundles(context);
  await stageDiscountCodes(context);
}

async function stageBundles({ source, staging, known, problems }: ImportContext): Promise<void> {
  for await (const { record, place } of source.read('bundles', problems)) {
    const id = known.bundles.give(record.key, place, problems);
    const others = new Set(record.others);
    if (others.has(record.product)) problems.add(place, 'others', `names its own product “${record.product}”`);
    await staging.add('bundles', [
      {
        id,
        key: record.key,
        main_model_id: known.products.find(record.product, 'product', place, problems),
        names: record.names,
        descriptions: record.descriptions ?? {},
        discount_basis_points: Math.round(record.percentOff * 100),
        is_active: record.active,
      },
    ]);
    await staging.add(
      'bundle_items',
      [...others].map((other, sort_order) => ({
        bundle_id: id,
        model_id: known.products.find(other, 'others', place, problems),
        sort_order,
      })),
    );
  }
}

async function stageDiscountCodes({ source, staging, known, problems }: ImportContext): Promise<void> {
  for await (const { record, place } of source.read('discount-codes', problems)) {
    checkPeriod(record, place, problems);
    await staging.add('discount_codes', [
      {
        // Shoppers type it in capitals or not.
        id: known.discountCodes.give(record.code.toLowerCase(), place, problems, 'code'),
        code: record.code,
        names: record.names ?? {},
        ...worth(record),
        min_total_minor: minorOf(record.minTotal),
        excludes_offers: record.excludesOffers,
        club_only: record.clubOnly,
        starts_at: record.starts ?? null,
        ends_at: record.ends ?? null,
        max_uses: record.maxUses ?? null,
        is_active: record.active,
      },
    ]);
  }
}

function worth({ percentOff, amountOff }: ImportRecord<'discount-codes'>) {
  if (percentOff !== undefined) return { kind: 'percent' as const, value: Math.round(percentOff * 100) };
  if (amountOff !== undefined) return { kind: 'amount' as const, value: minorOf(amountOff) };
  return { kind: 'free_delivery' as const, value: 0 };
}
