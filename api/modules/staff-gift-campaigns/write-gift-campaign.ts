import { sql } from 'kysely';
import type { GiftCampaignState, NewGiftCampaign } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { nextMadeId } from '../../db/made-ids.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { slugsInOrder, storeProductsInOrder } from '../content/products-in-order.ts';
import { isPicture, storedPicture } from '../content/shown-pictures.ts';
import { isSlug } from '../page-paths/check-slugs.ts';
import {
  checkTimes,
  type GiftCampaignRow,
  inOrder,
  lackingField,
  textsOf,
  toGiftCampaignState,
} from './gift-campaign-state.ts';

interface GiftCampaignChange {
  id: number;
  /** Null: it is taken away. */
  next: GiftCampaignState | null;
  /** What was read, null for nothing; it is not saved over anything else. */
  was?: GiftCampaignState | null | undefined;
  actorId: number;
}

/**
 * Changes a gift campaign, takes it away or brings it back (STAFF-61). @param check is told what is wanted over what is stored
 * @returns the state as it is kept @throws Refusal
 */
export async function saveGiftCampaign(
  tx: Executor,
  { id, next: wanted, was, actorId }: GiftCampaignChange,
  // What is undone stood there already, and may lack what is needed now.
  check: (before: GiftCampaignState, next: GiftCampaignState) => void = () => {},
): Promise<GiftCampaignState | null> {
  // Locked first: a statement that waits for the lock reads the row anew, and not the products beside it.
  await tx.selectFrom('gift_campaigns').select('id').where('id', '=', id).forUpdate().execute();
  const row = await withProducts(tx).where('gift_campaigns.id', '=', id).executeTakeFirst();
  const before = row && !row.is_removed ? toGiftCampaignState(row) : null;
  if (was !== undefined && !isSame(before, was && inOrder(was))) throw new Refusal(409, 'changed_meanwhile');
  if (!row || (was === undefined && !before)) throw new Refusal(404, 'not_found');
  const next = wanted && inOrder(wanted);
  if (before && next) check(before, next);
  if (isSame(before, next)) return next;
  if (next) await storeGiftCampaign(tx, id, { before, next });
  else await tx.updateTable('gift_campaigns').set({ is_removed: true }).where('id', '=', id).execute();
  await noteWrite(tx, actorId, { ...aboutGiftCampaign(id), before, after: next });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return next;
}

/** Does what {@link saveGiftCampaign} does with what somebody typed, in a transaction of its own. */
export const writeGiftCampaign = (
  db: Database,
  change: GiftCampaignChange & { next: GiftCampaignState },
): Promise<GiftCampaignState> =>
  inTransaction(db, async (tx) => {
    const kept = await saveGiftCampaign(tx, change, (before, next) => {
      const lacking = lackingField(before, next);
      if (lacking) throw refusedField(lacking, 'validation.required');
    });
    return kept ?? change.next;
  });

export const removeGiftCampaign = (db: Database, change: Omit<GiftCampaignChange, 'next'>): Promise<unknown> =>
  inTransaction(db, (tx) => saveGiftCampaign(tx, { ...change, next: null }));

/** Stores a gift campaign over what is stored, null where it was removed. @throws Refusal beside the field */
async function storeGiftCampaign(
  tx: Executor,
  id: number,
  { before, next }: { before: GiftCampaignState | null; next: GiftCampaignState },
): Promise<void> {
  checkTimes(next);
  if (next.image && next.image !== before?.image && !(await isPicture(tx, next.image)))
    throw refusedField('image', 'posts.no_picture');
  const products = { before: before?.products ?? null, after: next.products };
  await storeProductsInOrder(tx, { table: 'gift_campaign_models', id }, products);
  const { names, starts_at, ends_at, is_active, image } = next;
  await tx
    .updateTable('gift_campaigns')
    .set({
      ...{ names: JSON.stringify(names), texts: JSON.stringify(textsOf(next)), starts_at, ends_at, is_active },
      ...{ image: image ? storedPicture(image) : null, is_removed: false },
    })
    .where('id', '=', id)
    .execute();
}

/** Makes a gift campaign that shoppers do not see yet (STAFF-61). @returns its number @throws Refusal */
export const makeGiftCampaign = (
  db: Database,
  actorId: number,
  { slug: written, ...wanted }: NewGiftCampaign,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const facts = { descriptions: {}, starts_at: null, ends_at: null, image: '', products: [], is_active: false };
    const made = inOrder({ ...wanted, ...facts });
    if (Object.keys(made.names).length === 0) throw refusedField('name_fi', 'validation.required');
    const slug = written.toLowerCase();
    if (slug === '') throw refusedField('slug', 'validation.required');
    if (!isSlug(slug)) throw refusedField('slug', 'addresses.slug_signs');
    const id = await nextMadeId(tx);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('gift_campaigns')
      .values({ id, slug, names: JSON.stringify(made.names), is_active: false })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .executeTakeFirst();
    // A removed one keeps its address, which may be printed on cards: the log brings it back.
    if (numInsertedOrUpdatedRows === 0n) throw refusedField('slug', 'campaigns.address_taken');
    await noteWrite(tx, actorId, { ...aboutGiftCampaign(id), before: null, after: made });
    return id;
  });

const aboutGiftCampaign = (id: number) => ({
  ...{ action: 'gift_campaign', entity: 'gift_campaign', entityId: String(id) },
});

const withProducts = (db: Executor) =>
  db
    .selectFrom('gift_campaigns')
    .selectAll('gift_campaigns')
    .select(slugsInOrder('gift_campaign_models', 'gift_campaigns.id').as('products'));

/** A gift campaign that is not removed. */
export const readGiftCampaign = (db: Executor, id: number): Promise<GiftCampaignRow | undefined> =>
  withProducts(db).where('gift_campaigns.id', '=', id).where('is_removed', '=', false).executeTakeFirst();

/** What is stored of gift campaigns, by id, as the log keeps it. */
export async function readGiftCampaignStates(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, GiftCampaignState>> {
  if (ids.length === 0) return new Map();
  const rows = await withProducts(db).where('gift_campaigns.id', 'in', ids).where('is_removed', '=', false).execute();
  return new Map(rows.map((row) => [row.id, toGiftCampaignState(row)]));
}
