import type { Locale, StaffRight } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import { isSame } from '../audit/logged-state.ts';
import { readRedirectStates } from '../redirects/write-redirect.ts';
import { createIsLeft } from '../search/save-synonyms.ts';
import { readBrandStates } from '../staff-brands/write-brand.ts';
import { readCodeStates } from '../staff-codes/write-code.ts';
import { readBannerStates } from '../staff-content/write-banner.ts';
import { readDeliveryNames, readDeliveryStates } from '../staff-deliveries/write-delivery.ts';
import { readStandings } from '../staff-gift-cards/block-gift-card.ts';
import { rightOf, sectionOf } from '../staff-products/change-product.ts';
import { readStoreStates } from '../staff-stores/write-store.ts';
import { isStillPlanned, readTaxStates } from '../staff-taxes/write-taxes.ts';

/** A row of the log with what it holds. */
export interface LoggedWrite {
  id: number;
  action: string;
  entity: string;
  entity_id: string;
  before: object | null;
  after: object | null;
}

/** What reading writes about something needs; everything that is not content is for admins. */
export const rightsToRead = {
  product: 'products.read',
  setting: 'settings.change',
  banner: 'content.banners',
  discount_code: 'codes.keep',
  redirect: 'redirects.keep',
  search_words: 'search.keep',
  delivery: 'deliveries.keep',
  brand: 'brands.keep',
  tax_area: 'taxes.keep',
  store: 'stores.keep',
  gift_card: 'gift_cards.work',
} satisfies Record<string, StaffRight>;
export const rightToReadAll: StaffRight = 'people.keep';

/** What undoing a write needs; null for what cannot be undone here. */
export function rightToUndo({ action, entity, before, after }: LoggedWrite): StaffRight | null {
  if (entity === 'setting') return 'settings.change';
  if (entity === 'products') return action === 'bulk_change' ? rightOfBulk(after) : null;
  // The state of a redirect and of search words may be null: before it was made, and after it was removed.
  if (entity === 'redirect') return 'redirects.keep';
  if (entity === 'search_words') return 'search.keep';
  if (before === null) return null;
  if (entity === 'banner') return 'content.banners';
  if (entity === 'discount_code') return 'codes.keep';
  if (entity === 'store') return 'stores.keep';
  if (entity === 'delivery') return 'deliveries.keep';
  if (entity === 'brand') return 'brands.keep';
  if (entity === 'tax_area') return isStillPlanned(before, after) ? 'taxes.keep' : null;
  // A code that ended in a mail's favour does not come back.
  if (entity === 'gift_card') return action === 'gift_card_block' ? 'gift_cards.work' : null;
  return entity === 'product' && sectionOf(action, after) ? rightOf(action) : null;
}

const rightOfBulk = (after: object | null): StaffRight =>
  after && 'kind' in after && after.kind === 'visibility' ? 'products.texts' : 'products.prices';

type ReadStates = (db: Executor, ids: readonly number[]) => Promise<ReadonlyMap<number, object>>;

/** How what is stored now is read, for what has a number and one state. */
const statesOf: Readonly<Record<string, ReadStates>> = {
  banner: readBannerStates,
  brand: readBrandStates,
  discount_code: readCodeStates,
  delivery: readDeliveryStates,
  gift_card: readStandings,
  redirect: readRedirectStates,
  tax_area: readTaxStates,
};

/** Which of some writes nothing has changed since: what they left is what is stored now. */
export async function findLatest(db: Executor, writes: readonly LoggedWrite[]): Promise<ReadonlySet<number>> {
  const idsOf = (entity: string) => [
    ...new Set(writes.filter((each) => each.entity === entity).map((each) => each.entity_id)),
  ];
  const settings = await readSettingStates(db, idsOf('setting'));
  const stores = await readStoreStates(db, idsOf('store').map(Number));
  const isLeft = idsOf('search_words').length > 0 ? await createIsLeft(db) : () => false;
  const states = new Map<string, ReadonlyMap<number, object>>();
  for (const [entity, read] of Object.entries(statesOf)) states.set(entity, await read(db, idsOf(entity).map(Number)));
  const stateNow = async ({ action, entity, entity_id, after }: LoggedWrite): Promise<object | null> => {
    if (entity === 'setting') return settings.get(entity_id) ?? null;
    if (entity === 'store')
      return stores.get(Number(entity_id))?.[action === 'store_hours' ? 'hours' : 'facts'] ?? null;
    const known = states.get(entity);
    if (known) return known.get(Number(entity_id)) ?? null;
    return (await sectionOf(action, after)?.read(db, Number(entity_id))) ?? null;
  };
  const latest = new Set<number>(await findApplied(db, writes));
  for (const write of writes) {
    if (write.entity === 'products') continue;
    if (write.entity === 'search_words' ? isLeft(write) : await isStored(write, stateNow)) latest.add(write.id);
  }
  return latest;
}

/** What was taken away is stored by being nowhere, where that can be undone: a redirect. */
async function isStored(write: LoggedWrite, stateNow: (write: LoggedWrite) => Promise<object | null>) {
  const now = await stateNow(write);
  return now === null ? write.entity === 'redirect' && write.after === null : isSame(now, write.after);
}

async function readSettingStates(db: Executor, keys: readonly string[]): Promise<ReadonlyMap<string, object>> {
  if (keys.length === 0) return new Map();
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute();
  return new Map(rows.map(({ key, value }) => [key, { value }]));
}

/** The writes of changes of many products that are not taken back yet: each product of them is judged at the undo. */
async function findApplied(db: Executor, writes: readonly LoggedWrite[]): Promise<number[]> {
  const ids = writes.filter(({ entity }) => entity === 'products').map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('bulk_changes')
    .select('write_id')
    .where('write_id', 'in', ids)
    .where('state', '=', 'applied')
    .execute();
  return rows.flatMap(({ write_id }) => write_id ?? []);
}

/** What products, banners, codes, redirects, brands, deliveries, tax areas, stores and gift cards are called, `entity id` → name. */
export async function readNames(
  db: Executor,
  writes: readonly LoggedWrite[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const idsOf = (entity: string) =>
    writes.filter((each) => each.entity === entity).map((each) => Number(each.entity_id));
  const [products, banners] = [idsOf('product'), idsOf('banner')];
  if (products.length > 0) {
    const rows = await db
      .selectFrom('model_texts')
      .select(['model_id', 'locale', 'name'])
      .where('model_id', 'in', products)
      .where('locale', 'in', ['fi', locale])
      .execute();
    // The reader's language last: it stays.
    for (const { model_id, name } of rows.sort((one) => (one.locale === locale ? 1 : -1)))
      names.set(`product ${model_id}`, name);
  }
  if (banners.length > 0) {
    const rows = await db.selectFrom('banners').select(['id', 'texts']).where('id', 'in', banners).execute();
    for (const { id, texts } of rows) names.set(`banner ${id}`, inLocale(texts, locale)?.title ?? '');
  }
  const codes = idsOf('discount_code');
  if (codes.length > 0) {
    const rows = await db.selectFrom('discount_codes').select(['id', 'code']).where('id', 'in', codes).execute();
    for (const { id, code } of rows) names.set(`discount_code ${id}`, code);
  }
  const cards = idsOf('gift_card');
  if (cards.length > 0) {
    const rows = await db.selectFrom('gift_cards').select(['id', 'code_hint']).where('id', 'in', cards).execute();
    for (const { id, code_hint } of rows) names.set(`gift_card ${id}`, code_hint);
  }
  for (const [id, name] of await readDeliveryNames(db, idsOf('delivery'), locale)) names.set(`delivery ${id}`, name);
  const brands = idsOf('brand');
  if (brands.length > 0) {
    const rows = await db.selectFrom('manufacturers').select(['id', 'name']).where('id', 'in', brands).execute();
    for (const { id, name } of rows) names.set(`brand ${id}`, name);
  }
  const areas = idsOf('tax_area');
  if (areas.length > 0) {
    const rows = await db.selectFrom('tax_areas').select(['id', 'name']).where('id', 'in', areas).execute();
    for (const { id, name } of rows) names.set(`tax_area ${id}`, name);
  }
  const stores = idsOf('store');
  if (stores.length > 0) {
    const rows = await db.selectFrom('stores').select(['id', 'name']).where('id', 'in', stores).execute();
    for (const { id, name } of rows) names.set(`store ${id}`, name);
  }
  for (const { entity, entity_id, before, after } of writes) {
    const state = entity === 'redirect' ? (after ?? before) : null;
    if (state && 'old_path' in state) names.set(`redirect ${entity_id}`, String(state.old_path));
  }
  return names;
}
