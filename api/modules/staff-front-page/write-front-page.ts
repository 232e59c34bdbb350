import { sql } from 'kysely';
import type { FrontPageState } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { defaultFrontPage, readFrontPage, tidyFrontPage } from '../../read-model/front-page.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { lockSetting } from '../staff-content/lock-setting.ts';

const key = 'front_page';
/** There is one front page: its number in the log. */
const id = 1;

/** What cannot be read shows the parts as they are by default, here as on the page. */
function stateIn(value: string): FrontPageState {
  try {
    return readFrontPage(value);
  } catch {
    return defaultFrontPage;
  }
}

/** The front page as it is stored, which may be newer than the one that this process shows. */
export async function readStoredFrontPage(db: Executor): Promise<FrontPageState> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return stateIn(row?.value ?? '');
}

/** What is stored, by number, as the log reads it. */
export const readFrontPages = async (db: Executor): Promise<ReadonlyMap<number, FrontPageState>> =>
  new Map([[id, await readStoredFrontPage(db)]]);

interface FrontPageChange {
  next: FrontPageState;
  /** What was read; nothing newer is overwritten. */
  was?: FrontPageState | undefined;
  actorId: number;
}

/**
 * Says in which order the parts of the front page stand, and which are shown (STAFF-77).
 * @returns them as they are kept
 * @throws Refusal 409 where somebody changed them meanwhile
 */
export async function saveFrontPage(tx: Executor, { next, was, actorId }: FrontPageChange): Promise<FrontPageState> {
  const before = stateIn((await lockSetting(tx, key)).value);
  // A page of another release may know other parts: both are compared as this one shows them.
  if (was && !isSame(before, tidyFrontPage(was))) throw new Refusal(409, 'changed_meanwhile');
  const after = tidyFrontPage(next);
  if (isSame(before, after)) return before;
  await tx
    .updateTable('settings')
    .set({ value: JSON.stringify(after) })
    .where('key', '=', key)
    .execute();
  await noteWrite(tx, actorId, { ...{ action: key, entity: key, entityId: String(id) }, before, after });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return after;
}

/** Does what {@link saveFrontPage} does, in a transaction of its own. */
export const writeFrontPage = (db: Database, change: FrontPageChange): Promise<FrontPageState> =>
  inTransaction(db, (tx) => saveFrontPage(tx, change));

/** The state as lines of the log. */
export const frontPageInLines = (state: object): Record<string, unknown> => ({
  ...('order' in state && Array.isArray(state.order) ? { front_order: state.order.join(', ') } : {}),
  ...('hidden' in state && Array.isArray(state.hidden) ? { front_hidden: state.hidden.join(', ') } : {}),
});
