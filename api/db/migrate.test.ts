import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { insertMany } from './insert-many.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';

describe('the schema', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await testDatabase();
  });
  afterAll(() => open.close());

  it('is migrated once, however often it is asked', async () => {
    await migrate(open.db);
    expect(await open.db.selectFrom('catalogue_version').select('version').execute()).toEqual([{ version: 1 }]);
  });

  it('takes many rows at once with jsonb, arrays and dates', async () => {
    await insertMany(open.db, 'tax_areas', [{ id: 1, slug: 'fi', name: 'Suomi' }]);
    await insertMany(open.db, 'manufacturers', [
      { id: 1, slug: 'kaamos', name: 'Kaamos', texts: { fi: { title: 'Kaamos' } }, promo_images: ['a', 'b'] },
    ]);
    await insertMany(open.db, 'product_models', [
      { id: 1, slug: 'kuura', manufacturer_id: 1, published_on: '2026-01-02', uuid: crypto.randomUUID(), tax_class: 5 },
    ]);
    const made = await open.db.selectFrom('manufacturers').selectAll().executeTakeFirstOrThrow();
    expect(made.texts).toEqual({ fi: { title: 'Kaamos' } });
  });

  it('keeps the stems of inflected and unaccented words', async () => {
    await insertMany(open.db, 'model_texts', [
      { model_id: 1, locale: 'fi', name: 'Kuura kuoritakki', short_description: 'Kevyt takki kengille ja tunturiin' },
      { model_id: 1, locale: 'ru', name: 'Куртка Куура', short_description: 'Лёгкая мембранная куртка' },
    ]);
    const found = (config: string, words: string) =>
      open.db
        .selectFrom('model_texts')
        .select('locale')
        .where(sql<boolean>`search @@ to_tsquery(${config}::regconfig, ${words})`)
        .execute();
    expect(await found('havu_fi', 'takeille | takkia')).toEqual([{ locale: 'fi' }]);
    expect(await found('havu_ru', 'куртки & легкая')).toEqual([{ locale: 'ru' }]);
  });

  it('keeps two VAT rates of one area from holding on the same day', async () => {
    await sql`INSERT INTO tax_rates VALUES (1, 5, 2400, '2013-01-01', '2024-09-01'), (1, 5, 2550, '2024-09-01', null)`.execute(
      open.db,
    );
    await expect(sql`INSERT INTO tax_rates VALUES (1, 5, 2000, '2025-01-01', null)`.execute(open.db)).rejects.toThrow(
      /exclusion constraint/,
    );
  });
});
