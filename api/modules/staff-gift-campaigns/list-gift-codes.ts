import { sql } from 'kysely';
import type { AllGiftCodes, GiftCode, GiftCodes, giftCodesQuery } from 'mf-shared/contract';
import type { z } from 'zod';
import { likePattern } from '../../db/like-pattern.ts';
import type { Executor, Row } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { readGiftCampaign } from './write-gift-campaign.ts';

/** Orders of a code that are told: a code of a whole team may have paid for thousands. */
const mostOrders = 10;

type CodeRow = Row<'gift_campaign_codes'>;

const standings = {
  open: sql`NOT is_ended AND uses < max_uses`,
  used_up: sql`NOT is_ended AND uses >= max_uses`,
  ended: sql`is_ended`,
};

/** One page of the codes of a campaign, the newest first, each with its last orders (STAFF-61). */
export async function listGiftCodes(
  db: Executor,
  campaignId: number,
  { q, state, page }: z.output<typeof giftCodesQuery>,
): Promise<GiftCodes> {
  if (!(await readGiftCampaign(db, campaignId))) throw new Refusal(404, 'not_found');
  const found = db
    .selectFrom('gift_campaign_codes')
    .where('campaign_id', '=', campaignId)
    .where(q ? sql<boolean>`code ILIKE ${likePattern(q)}` : sql<boolean>`true`)
    .where(state ? sql<boolean>`(${standings[state]})` : sql<boolean>`true`);
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
  const rows = await found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const orders = await readOrders(
    db,
    rows.map(({ id }) => id),
  );
  return {
    results: rows.map((row) => ({ id: row.id, ...toCode(row), orders: orders.get(row.id) ?? [] })),
    ...pageFacts(Number(total), page),
  };
}

/** Every code of a campaign. */
export async function readAllGiftCodes(db: Executor, campaignId: number): Promise<AllGiftCodes> {
  if (!(await readGiftCampaign(db, campaignId))) throw new Refusal(404, 'not_found');
  const rows = await db
    .selectFrom('gift_campaign_codes')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .execute();
  return { codes: rows.map(toCode) };
}

const toCode = ({ code, uses, max_uses, is_ended }: CodeRow): Omit<GiftCode, 'id' | 'orders'> => ({
  ...{ code, uses, max_uses, standing: is_ended ? 'ended' : uses < max_uses ? 'open' : 'used_up' },
});

async function readOrders(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const rows = await readRows<{ id: number; orders: string[] }>(
    db,
    sql`SELECT c.id, array(SELECT o.number::text FROM orders o WHERE o.gift_campaign_code_id = c.id
        ORDER BY o.id DESC LIMIT ${mostOrders}) AS orders
      FROM gift_campaign_codes c WHERE c.id = ANY(${`{${ids.join()}}`}::int[])`,
  );
  return new Map(rows.map(({ id, orders }) => [id, orders]));
}
