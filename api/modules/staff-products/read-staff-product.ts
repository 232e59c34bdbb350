import { sql } from 'kysely';
import type { Locale, ProductWrite, StaffProduct, StaffRight, StaffVariant } from 'mf-shared/contract';
import { locales } from 'mf-shared/rules/locales';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { StoredImage } from '../../db/schema/stored-json.ts';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { modelPath } from '../../read-model/list-item.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { asState, isStillSo, versionOf } from '../audit/logged-state.ts';
import { writerName } from '../audit/writer-name.ts';
import { readLowestPrices } from '../prices/lowest-prices.ts';
import { canBeBack, rightOf, sectionOf } from './change-product.ts';
import { factsSection } from './facts-section.ts';
import { picturesSection } from './pictures-section.ts';
import { priceSection, type StoredPrice, textsSection, visibilitySection } from './product-sections.ts';
import { readVariantFacts } from './variant-section.ts';

/** The number of the log's entries that are shown. */
const mostWrites = 20;

interface Reader {
  locale: Locale;
  rights: ReadonlySet<StaffRight>;
}

/** All that the staff read of one product before they change it. */
export async function readStaffProduct(
  db: Executor,
  catalogue: Catalogue,
  id: number,
  { locale, rights }: Reader,
): Promise<StaffProduct> {
  const model = await db
    .selectFrom('product_models as m')
    .innerJoin('manufacturers as b', 'b.id', 'm.manufacturer_id')
    .select(['m.id', 'm.slug', 'm.model_number', 'm.image', 'm.is_public', 'm.removed_at', 'b.name as manufacturer'])
    .select(['m.is_gift_card', 'm.is_bundle'])
    .where('m.id', '=', id)
    .executeTakeFirst();
  if (!model) throw new Refusal(404, 'product_not_found');
  const price = await priceSection.read(db, id);
  const visibility = await visibilitySection.read(db, id);
  const facts = await factsSection.read(db, id);
  if (!facts) throw new Refusal(404, 'product_not_found');
  const texts = await readTexts(db, id);
  const may = (right: StaffRight) => model.removed_at === null && rights.has(right);
  const shown = catalogue.models.get(id);
  const lowest = (await readLowestPrices(db, [id])).get(id);
  return {
    ...{ id, number: model.model_number, manufacturer: model.manufacturer, image: mediaPath(model.image) },
    name: (texts[locale] ?? texts.fi)?.name ?? model.slug,
    path: shown ? modelPath(shown, locale) : null,
    state: model.removed_at ? 'removed' : model.is_public ? 'shown' : 'hidden',
    visibility_version: versionOf(visibility),
    ...{ price: price && toPrice(price), price_version: versionOf(price) },
    lowest_30_days: lowest === undefined ? null : toDecimal(lowest),
    texts,
    pictures: await readPictures(db, id, locale),
    facts: { ...facts, version: versionOf(facts) },
    variants: await readVariants(db, id, locale),
    writes: await readWrites(db, id, may),
    can_edit: may('products.texts'),
    can_price: may('products.prices'),
    can_make: may('products.make') && !model.is_gift_card && !model.is_bundle,
  };
}

const toPrice = ({ regular_minor, active_minor, club_minor }: StoredPrice) => ({
  regular: toDecimal(regular_minor),
  active: toDecimal(active_minor),
  club: club_minor === null ? null : toDecimal(club_minor),
});

async function readTexts(db: Executor, id: number): Promise<StaffProduct['texts']> {
  const texts: StaffProduct['texts'] = {};
  for (const locale of locales) {
    const state = await textsSection(locale).read(db, id);
    if (!state) continue;
    const { locale: _, is_manual, ...words } = state;
    texts[locale] = { ...words, is_machine_translated: !is_manual, version: versionOf(state) };
  }
  return texts;
}

async function readPictures(db: Executor, id: number, locale: Locale): Promise<StaffProduct['pictures']> {
  const state = (await picturesSection.read(db, id)) ?? { images: [], colours: [] };
  const names = await db
    .selectFrom('model_colours as m')
    .innerJoin('colours as c', 'c.id', 'm.colour_id')
    .select(['c.id', 'c.names'])
    .where('m.model_id', '=', id)
    .execute();
  const shown = (images: readonly StoredImage[]) => images.map(({ path }) => mediaPath(path));
  return {
    images: shown(state.images),
    colours: state.colours.map(({ colour_id, images }) => ({
      colour_id,
      name: textIn(names.find((colour) => colour.id === colour_id)?.names ?? {}, locale),
      images: shown(images),
    })),
    version: versionOf(state),
  };
}

interface VariantRow {
  id: number;
  sku: string;
  choice: string;
  shelves: StaffVariant['shelves'];
}

async function readVariants(db: Executor, id: number, locale: Locale): Promise<StaffVariant[]> {
  const rows = await readRows<VariantRow>(
    db,
    sql`SELECT v.id, v.sku,
      concat_ws(', ', coalesce(c.names->>${locale}, c.names->>'fi'), v.size_name, coalesce(y.names->>${locale}, y.names->>'fi'))
        AS choice,
      (SELECT coalesce(json_agg(json_build_object('store_id', o.id, 'store', o.name, 'quantity', coalesce(s.quantity, 0),
          'reserved', coalesce(s.reserved, 0)) ORDER BY o.stock_display_order, o.id), '[]')
        FROM stores o LEFT JOIN stock s ON s.store_id = o.id AND s.variant_id = v.id) AS shelves
      FROM variants v LEFT JOIN colours c ON c.id = v.colour_id LEFT JOIN product_types y ON y.id = v.type_id
      WHERE v.model_id = ${id}`,
  );
  const ofSku = new Map(rows.map((row) => [row.sku, row]));
  return (await readVariantFacts(db, id)).flatMap((state) => {
    const row = ofSku.get(state.sku);
    return row ? { ...state, ...row, price: state.price && toPrice(state.price), version: versionOf(state) } : [];
  });
}

async function readWrites(db: Executor, id: number, may: (right: StaffRight) => boolean): Promise<ProductWrite[]> {
  const rows = await db
    .selectFrom('audit_log as a')
    .leftJoin('customers as c', 'c.id', 'a.actor_id')
    .select(['a.id', 'a.at', 'a.action', 'a.before', 'a.after', 'c.first_name', 'c.last_name', 'c.email'])
    .where('a.entity', '=', 'product')
    .where('a.entity_id', '=', String(id))
    .orderBy('a.id', 'desc')
    .limit(mostWrites)
    .execute();
  const writes: ProductWrite[] = [];
  for (const { id: writeId, at, action, first_name, last_name, email, ...states } of rows) {
    const [before, after] = [asState(states.before), asState(states.after)];
    const section = sectionOf(action, after);
    const now = section && (await section.read(db, id));
    const isLast = section !== null && isStillSo(now, after) && canBeBack(section, before, now);
    writes.push({
      ...{ id: writeId, at: at.toISOString(), action: action as ProductWrite['action'] },
      by: writerName({ first_name, last_name, email }),
      ...{
        before: { ...before },
        after: { ...after },
        can_be_undone: isLast && may(rightOf(action)),
      },
    });
  }
  return writes;
}
