import { insertMany } from '../db/insert-many.ts';
import type { Database } from '../db/schema.ts';
import { model, price, texts, variant } from './small-rows.ts';

/**
 * What is sold together or given away: 20 a bundle by itself (parts 10 and 11), 21 skis, 22 bindings and 23 boots of one
 * sport (22 takes 21 only), and the gift campaigns joululahja (11, 13, 14) and mennyt (over).
 */
export async function fillSellingSets(db: Database): Promise<void> {
  await insertMany(db, 'product_models', [
    { ...model(20, 'paketti', 1), is_bundle: true, ski_sport: null, ski_piece: null },
    { ...model(21, 'sukset', 1), ski_sport: 'alpine', ski_piece: 'skis' },
    { ...model(22, 'siteet', 1), ski_sport: 'alpine', ski_piece: 'bindings' },
    { ...model(23, 'monot', 1), ski_sport: 'alpine', ski_piece: 'boots' },
  ]);
  await insertMany(db, 'model_texts', [
    texts(20, 'fi', 'Talvipaketti', ''),
    texts(21, 'fi', 'Sukset', ''),
    texts(22, 'fi', 'Siteet', ''),
    texts(23, 'fi', 'Monot', ''),
  ]);
  await insertMany(
    db,
    'model_groups',
    [20, 21, 22, 23].map((model_id) => ({ model_id, group_id: 2, is_main: true })),
  );
  await insertMany(
    db,
    'variants',
    [20, 21, 22, 23].map((id) => variant(id * 10, id, null, '')),
  );
  await insertMany(
    db,
    'stock',
    [200, 210, 220, 230].map((variant_id) => ({ variant_id, store_id: 20, quantity: 10, reserved: 0 })),
  );
  await insertMany(db, 'prices', [
    price(20, null, 40_000, 40_000, null),
    price(21, null, 39_999, 39_999, null),
    price(22, null, 12_335, 12_335, null),
    price(23, null, 20_000, 20_000, null),
  ]);
  await insertMany(db, 'model_parts', [
    { bundle_model_id: 20, part_model_id: 10, sort_order: 0 },
    { bundle_model_id: 20, part_model_id: 11, sort_order: 1 },
  ]);
  await insertMany(db, 'ski_compatibility', [{ binding_model_id: 22, with_model_id: 21 }]);
  await insertMany(db, 'gift_campaigns', [
    {
      id: 1,
      slug: 'joululahja',
      names: { fi: 'Joululahja', en: 'Christmas gift' },
      texts: {},
      image: 'scenes/x',
      ends_at: null,
    },
    { id: 2, slug: 'mennyt', names: { fi: 'Mennyt' }, texts: {}, image: null, ends_at: '2025-01-01T00:00:00Z' },
  ]);
  await insertMany(
    db,
    'gift_campaign_models',
    [11, 13, 14].map((model_id, sort_order) => ({ campaign_id: 1, model_id, sort_order })),
  );
  await insertMany(db, 'gift_campaign_models', [{ campaign_id: 2, model_id: 11, sort_order: 0 }]);
  await insertMany(db, 'gift_campaign_codes', [
    { id: 1, campaign_id: 1, code: 'JOULU-1', max_uses: 1, uses: 0 },
    { id: 2, campaign_id: 1, code: 'JOULU-2', max_uses: 1, uses: 0 },
    { id: 3, campaign_id: 1, code: 'JOULU-3', max_uses: 3, uses: 0 },
    { id: 4, campaign_id: 1, code: 'JOULU-USED', max_uses: 1, uses: 1 },
    { id: 5, campaign_id: 2, code: 'MENNYT-1', max_uses: 1, uses: 0 },
  ]);
}
