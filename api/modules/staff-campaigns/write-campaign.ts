import { sql } from 'kysely';
import type { CampaignState, NewCampaign } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { nextMadeId } from '../../db/made-ids.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { slugsInOrder } from '../content/products-in-order.ts';
import { checkSlugs } from '../page-paths/check-slugs.ts';
import { type CampaignRow, inOrder, lackingField, textsOf, toCampaignState } from './campaign-state.ts';
import { checkCampaignSlugs, storeCampaign } from './store-campaign.ts';

interface CampaignChange {
  id: number;
  /** Null: it is taken away. */
  next: CampaignState | null;
  /** What was read, null for nothing; it is not saved over anything else. */
  was?: CampaignState | null | undefined;
  actorId: number;
}

type TypedCampaign = CampaignChange & { next: CampaignState };

/**
 * Changes a campaign, takes it away or brings it back (STAFF-60). @param check is told what is wanted over what is stored
 * @returns the state as it is kept @throws Refusal
 */
export async function saveCampaign(
  tx: Executor,
  { id, next: wanted, was, actorId }: CampaignChange,
  // What is undone stood there already, and may lack what is needed now.
  check: (before: CampaignState, next: CampaignState) => void = () => {},
): Promise<CampaignState | null> {
  // Locked first: a statement that waits for the lock reads the row anew, and not the products beside it.
  await tx.selectFrom('campaigns').select('id').where('id', '=', id).forUpdate().execute();
  const row = await withProducts(tx).where('campaigns.id', '=', id).executeTakeFirst();
  const before = row && !row.is_removed ? toCampaignState(row) : null;
  if (was !== undefined && !isSame(before, was && inOrder(was))) throw new Refusal(409, 'changed_meanwhile');
  if (!row || (was === undefined && !before)) throw new Refusal(404, 'not_found');
  const next = wanted && inOrder(wanted);
  if (before && next) check(before, next);
  if (isSame(before, next)) return next;
  if (next) await storeCampaign(tx, id, { before, next });
  else await tx.updateTable('campaigns').set({ is_removed: true }).where('id', '=', id).execute();
  await noteWrite(tx, actorId, { ...aboutCampaign(id), before, after: next });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return next;
}

/** Does what {@link saveCampaign} does with what somebody typed. */
export async function saveTypedCampaign(tx: Executor, change: TypedCampaign): Promise<CampaignState> {
  const kept = await saveCampaign(tx, change, (before, next) => {
    const lacking = lackingField(before, next);
    if (lacking) throw refusedField(lacking, 'validation.required');
  });
  return kept ?? change.next;
}

export const writeCampaign = (db: Database, change: TypedCampaign): Promise<CampaignState> =>
  inTransaction(db, (tx) => saveTypedCampaign(tx, change));

export const removeCampaign = (db: Database, change: Omit<CampaignChange, 'next'>): Promise<unknown> =>
  inTransaction(db, (tx) => saveCampaign(tx, { ...change, next: null }));

/** Makes a campaign that shoppers do not see yet (STAFF-60). @returns its number @throws Refusal */
export const makeCampaign = (db: Database, actorId: number, wanted: NewCampaign): Promise<number> =>
  inTransaction(db, async (tx) => {
    const made = inOrder({
      ...{ ...wanted, descriptions: {}, club_starts_at: null, starts_at: null, ends_at: null },
      ...{ image: '', products: [], is_active: false },
    });
    if (Object.keys(made.titles).length === 0) throw refusedField('title_fi', 'validation.required');
    checkSlugs(made.slugs);
    await checkCampaignSlugs(tx, made.slugs, null);
    const id = await nextMadeId(tx);
    await tx
      .insertInto('campaigns')
      .values({
        ...{ id, slugs: JSON.stringify(made.slugs), texts: JSON.stringify(textsOf(made)) },
        ...{ is_active: false, is_hidden: true },
      })
      .execute();
    await noteWrite(tx, actorId, { ...aboutCampaign(id), before: null, after: made });
    return id;
  });

const aboutCampaign = (id: number) => ({ action: 'campaign', entity: 'campaign', entityId: String(id) });

const withProducts = (db: Executor) =>
  db
    .selectFrom('campaigns')
    .selectAll('campaigns')
    .select(slugsInOrder('campaign_models', 'campaigns.id').as('products'));

/** A campaign that is not removed. */
export const readCampaign = (db: Executor, id: number): Promise<CampaignRow | undefined> =>
  withProducts(db).where('campaigns.id', '=', id).where('is_removed', '=', false).executeTakeFirst();

/** What is stored of campaigns, by id, as the log keeps it. */
export async function readCampaignStates(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CampaignState>> {
  if (ids.length === 0) return new Map();
  const rows = await withProducts(db).where('campaigns.id', 'in', ids).where('is_removed', '=', false).execute();
  return new Map(rows.map((row) => [row.id, toCampaignState(row)]));
}
