import { sql } from 'kysely';
import type { NewGiftCodes } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';
import { drawCode } from '../gift-cards/draw-code.ts';
import { readGiftCampaign } from './write-gift-campaign.ts';

/** Groups of four signs of a code that is drawn. */
const groups = 3;

interface MadeBy {
  campaignId: number;
  actorId: number;
}

/** Makes codes of a campaign: those that staff typed, or as many that nobody has (STAFF-61). @returns them @throws Refusal */
export const makeGiftCodes = (
  db: Database,
  { campaignId, actorId }: MadeBy,
  { codes: typed, count, max_uses }: NewGiftCodes,
): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    if (!(await readGiftCampaign(tx, campaignId))) throw new Refusal(404, 'not_found');
    const make = (codes: readonly string[]) => insertCodes(tx, { campaignId, max_uses, codes });
    const made = typed.length > 0 ? await makeTyped(typed, make) : await makeDrawn(count, make);
    if (made.length === 0) throw refusedField('count', 'validation.required');
    await noteWrite(tx, actorId, {
      ...{ action: 'gift_codes', entity: 'gift_campaign', entityId: String(campaignId) },
      ...{ before: null, after: { codes: made.length, max_uses } },
    });
    return made;
  });

type Make = (codes: readonly string[]) => Promise<string[]>;

/** @throws Refusal where one stands twice, or any campaign has it */
async function makeTyped(typed: readonly string[], make: Make): Promise<string[]> {
  const lower = typed.map((code) => code.toLowerCase());
  const twice = typed.find((code, place) => lower.indexOf(code.toLowerCase()) < place);
  if (twice !== undefined) throw refusedField('codes', 'gift_codes.twice', { code: twice });
  const made = new Set(await make(typed));
  const taken = typed.filter((code) => !made.has(code));
  if (taken.length > 0) throw refusedField('codes', 'gift_codes.taken', { codes: taken.slice(0, 5).join(', ') });
  return [...typed];
}

async function makeDrawn(count: number, make: Make): Promise<string[]> {
  const made: string[] = [];
  while (made.length < count)
    made.push(...(await make(Array.from({ length: count - made.length }, () => drawCode(groups)))));
  return made;
}

/** @returns those that no campaign had yet, whatever their case */
async function insertCodes(
  tx: Executor,
  { campaignId, max_uses, codes }: { campaignId: number; max_uses: number; codes: readonly string[] },
): Promise<string[]> {
  // Numbers of what staff make: the demo's codes have numbers that the table's own sequence does not know of.
  const { rows } = await sql<{ code: string }>`INSERT INTO gift_campaign_codes (id, campaign_id, code, max_uses)
    SELECT nextval('made_content_ids')::integer, ${campaignId}::integer, code, ${max_uses}::integer
    FROM jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) AS c (code)
    ON CONFLICT (lower(code)) DO NOTHING RETURNING code`.execute(tx);
  return rows.map(({ code }) => code);
}
