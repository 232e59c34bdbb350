import { sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';

export interface GiftCodeFact {
  id: number;
  campaignId: number;
  /** The code as it is stored. */
  code: string;
  hasUsesLeft: boolean;
  /** Staff took it back. */
  isEnded: boolean;
}

/** Looks up a campaign's code, whatever its case; null where there is none. */
export async function readGiftCode(db: Executor, typed: string): Promise<GiftCodeFact | null> {
  const code = typed.trim();
  if (code === '') return null;
  const row = await db
    .selectFrom('gift_campaign_codes')
    .select(['id', 'campaign_id', 'code', 'uses', 'max_uses', 'is_ended'])
    .where(sql`lower(code)`, '=', code.toLowerCase())
    .executeTakeFirst();
  if (!row) return null;
  const { id, uses, max_uses } = row;
  return { id, campaignId: row.campaign_id, code: row.code, hasUsesLeft: uses < max_uses, isEnded: row.is_ended };
}
