import { sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';

export interface GiftCodeFact {
  id: number;
  campaignId: number;
  /** The code as it is stored. */
  code: string;
  hasUsesLeft: boolean;
}

/** Looks up a campaign's code, whatever its case; null where there is none. */
export async function readGiftCode(db: Executor, typed: string): Promise<GiftCodeFact | null> {
  const code = typed.trim();
  if (code === '') return null;
  const row = await db
    .selectFrom('gift_campaign_codes')
    .select(['id', 'campaign_id', 'code', 'uses', 'max_uses'])
    .where(sql`lower(code)`, '=', code.toLowerCase())
    .executeTakeFirst();
  return row ? { id: row.id, campaignId: row.campaign_id, code: row.code, hasUsesLeft: row.uses < row.max_uses } : null;
}
