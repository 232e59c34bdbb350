import { sql } from 'kysely';
import type {
  Locale,
  RentalFree,
  RentalProduct,
  RentalReservation,
  RentalStore,
  StaffRental,
} from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { rentalDays } from 'mf-shared/rules/rental-days';
import type { Executor } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { modelPath } from '../../read-model/list-item.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import type { Store } from '../../read-model/reference-data.ts';

export interface RentalReader {
  catalogue: Catalogue;
  locale: Locale;
}

/** Statuses of a booking whose goods cannot be booked again on its days. */
const takenStatuses = ['reserved', 'handed_out'] as const;

const toStore = (store: Store): RentalStore => ({
  id: store.id,
  slug: store.slug,
  name: store.name,
  address: store.address,
  postalCode: store.postal_code,
  city: store.city,
  openingHours: store.opening_hours,
  otherDays: store.other_days,
});

/** What the stores rent out, and the stores that do (RENTAL-2). */
export async function readRentalOffer(
  db: Executor,
  { catalogue, locale }: RentalReader,
): Promise<{ products: RentalProduct[]; stores: RentalStore[] }> {
  const texts = await catalogue.textsOf(locale);
  const rows = await db
    .selectFrom('rental_products as p')
    .innerJoin('rental_units as u', 'u.rental_product_id', 'p.id')
    .select(['p.id', 'p.model_id', 'p.day_minor'])
    .select(sql<string[]>`json_agg(DISTINCT u.size)`.as('sizes'))
    .select(sql<number[]>`json_agg(DISTINCT u.store_id)`.as('store_ids'))
    .where('p.is_active', '=', true)
    .where('u.is_active', '=', true)
    .groupBy('p.id')
    .orderBy('p.sort_order')
    .orderBy('p.id')
    .execute();
  const products = rows.flatMap((row) => {
    const model = catalogue.models.get(row.model_id);
    if (!model?.is_public) return [];
    const order = new Map(model.variants.map(({ size, sizeSort }) => [size ?? '', sizeSort]));
    return {
      id: row.id,
      name: texts.get(model.id)?.name ?? '',
      manufacturer: model.manufacturer.name,
      image: model.image,
      path: modelPath(model, locale),
      dayPrice: toDecimal(row.day_minor),
      sizes: row.sizes
        .filter((size) => size !== '')
        .sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0) || a.localeCompare(b, undefined, { numeric: true })),
      storeIds: row.store_ids,
    };
  });
  const used = new Set(products.flatMap(({ storeIds }) => storeIds));
  const stores = [...catalogue.stores.values()]
    .filter(({ id }) => used.has(id))
    .sort((a, b) => a.stock_display_order - b.stock_display_order)
    .map(toStore);
  return { products, stores };
}

/** How many units of a product are free on each of the days, by store and size. */
export async function readFree(
  db: Executor,
  { product, first, last }: { product: number; first: string; last: string },
): Promise<RentalFree> {
  const rows = await db
    .selectFrom('rental_units as u')
    .innerJoin('rental_products as p', 'p.id', 'u.rental_product_id')
    .select(['u.store_id', 'u.size'])
    .select(sql<number>`count(*)::int`.as('count'))
    .where('p.id', '=', product)
    .where('p.is_active', '=', true)
    .where('u.is_active', '=', true)
    .where(isFree(first, last))
    .groupBy(['u.store_id', 'u.size'])
    .execute();
  return { free: rows.map(({ store_id, size, count }) => ({ storeId: store_id, size, count })) };
}

/** For a query of `rental_units as u`. */
export const isFree = (first: string, last: string) =>
  sql<boolean>`NOT EXISTS (SELECT FROM rental_reservations r WHERE r.unit_id = u.id
    AND r.status IN (${sql.join([...takenStatuses])}) AND r.first_day <= ${last}::date AND r.last_day >= ${first}::date)`;

const reservations = (db: Executor) =>
  db
    .selectFrom('rental_reservations as r')
    .innerJoin('rental_units as u', 'u.id', 'r.unit_id')
    .innerJoin('rental_products as p', 'p.id', 'u.rental_product_id')
    .select(['r.id', 'r.number', 'r.status', 'r.price_minor', 'r.name', 'r.email', 'r.phone', 'r.language'])
    .select(['u.size', 'u.label', 'u.store_id', 'p.model_id'])
    .select([sql<string>`r.first_day::text`.as('first'), sql<string>`r.last_day::text`.as('last')]);
export type ReservationRow = Awaited<ReturnType<ReturnType<typeof reservations>['execute']>>[number];

export async function findReservation(
  db: Executor,
  filter: { id: string } | { codeHash: Uint8Array },
): Promise<ReservationRow | undefined> {
  const query = reservations(db);
  return 'id' in filter
    ? query.where('r.id', '=', filter.id).executeTakeFirst()
    : query.where('r.code_hash', '=', filter.codeHash).executeTakeFirst();
}

export async function toReservation(
  row: ReservationRow,
  { catalogue, locale }: RentalReader,
): Promise<RentalReservation> {
  const model = catalogue.models.get(row.model_id);
  const store = catalogue.allStores.get(row.store_id);
  const name = (await catalogue.textsOf(locale)).get(row.model_id)?.name ?? '';
  if (!store) throw new Error(`no store ${row.store_id}`);
  return {
    number: row.number,
    status: row.status,
    product: model ? `${model.manufacturer.name} ${name}` : `#${row.model_id}`,
    size: row.size,
    image: model?.image ?? mediaPath(''),
    first: row.first,
    last: row.last,
    days: rentalDays(row.first, row.last),
    price: toDecimal(row.price_minor),
    store: toStore(store),
  };
}

/** The staff's day: what leaves, what comes back, and what should have come back before (RENTAL-9). */
export async function readStaffRental(db: Executor, day: string, reader: RentalReader): Promise<StaffRental> {
  const told = async (rows: Promise<ReservationRow[]>) =>
    Promise.all(
      (await rows).map(async (row) => {
        const { id, label, name, email, phone } = row;
        return { ...(await toReservation(row, reader)), id, label, name, email, phone };
      }),
    );
  const inOrder = () => reservations(db).orderBy('u.store_id').orderBy('r.number');
  const [leaving, returning, late] = await Promise.all([
    told(inOrder().where('r.first_day', '=', day).where('r.status', 'in', ['reserved', 'handed_out']).execute()),
    told(inOrder().where('r.last_day', '=', day).where('r.status', 'in', ['handed_out', 'returned']).execute()),
    told(inOrder().where('r.last_day', '<', day).where('r.status', '=', 'handed_out').execute()),
  ]);
  return { day, leaving, returning, late };
}
