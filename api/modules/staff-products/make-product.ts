import { sql } from 'kysely';
import { localeCodes, type NewProduct } from 'mf-shared/contract';
import { toMinor } from 'mf-shared/rules/minor-units';
import { shopDay } from 'mf-shared/rules/shop-day';
import { firstFree, slugOfName } from 'mf-shared/rules/slugify';
import { inTransaction } from '../../db/in-transaction.ts';
import { takeProductTurn } from '../../db/product-turn.ts';
import type { Database } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { withWords } from '../../texts/words-by-language.ts';
import { noteWrite } from '../audit/note-write.ts';
import { insertVariants, skusInUse } from './add-variants.ts';
import { beginMaking } from './begin-making.ts';
import { checkSlug, checkTaxClass, factsSection, isSlugTaken } from './facts-section.ts';
import { findNamed } from './find-named.ts';
import { priceSection } from './product-sections.ts';
import { addColour } from './variant-choices.ts';
import { checkEan } from './variant-section.ts';

/** Makes a product with one variant, which shoppers do not see yet (STAFF-70). @returns its number @throws Refusal */
export const makeProduct = (db: Database, actorId: number, wanted: NewProduct): Promise<number> =>
  inTransaction(db, async (tx) => {
    await beginMaking(tx, null);
    await takeProductTurn(tx);
    const names = withWords(wanted.names);
    const [first] = localeCodes.flatMap((locale) => names[locale] ?? []);
    if (first === undefined) throw refusedField('name_fi', 'validation.required');
    checkEan(wanted.ean);
    if ((await skusInUse(tx, [wanted.sku])).size > 0)
      throw refusedField('sku', 'products.sku_taken', { sku: wanted.sku });
    await checkTaxClass(tx, wanted.tax_class);
    const manufacturer_id = await findNamed(tx, 'manufacturers', wanted.brand, 'brand');
    const group_id = await findNamed(tx, 'product_groups', wanted.group, 'group');
    const slug = wanted.slug || (await firstFree(slugOfName(names.en ?? first), (each) => isSlugTaken(tx, null, each)));
    await checkSlug(tx, null, slug);
    const { id } = await tx
      .insertInto('product_models')
      .values({
        id: sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM product_models)`,
        ...{ slug, manufacturer_id, tax_class: wanted.tax_class, published_on: shopDay(), is_public: false },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // Languages without texts of their own show the Finnish ones.
    const texts = names.fi === undefined ? { ...names, fi: first } : names;
    const rows = localeCodes.flatMap((locale) => {
      const name = texts[locale];
      return name === undefined ? [] : [{ model_id: id, locale, name, is_manual: names[locale] !== undefined }];
    });
    await tx.insertInto('model_texts').values(rows).execute();
    await tx.insertInto('model_groups').values({ model_id: id, group_id, is_main: true }).execute();
    const colour_id = wanted.colour === null ? null : await findNamed(tx, 'colours', wanted.colour, 'colour');
    await insertVariants(tx, id, [wanted], { colour_id, type_id: null });
    if (colour_id !== null) await addColour(tx, id, colour_id);
    const regular_minor = toMinor(wanted.regular);
    await priceSection.write(tx, id, { regular_minor, active_minor: regular_minor, club_minor: null });
    const after = await factsSection.read(tx, id);
    await noteWrite(tx, actorId, {
      ...{ action: 'product_facts', entity: 'product', entityId: String(id) },
      ...{ before: null, after },
    });
    return id;
  });
