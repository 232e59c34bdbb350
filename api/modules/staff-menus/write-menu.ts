import { sql } from 'kysely';
import type { MenuState } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { isPicture } from '../content/shown-pictures.ts';
import { readGroupRows } from '../page-paths/former-group-paths.ts';
import type { Shop } from '../redirects/tidy-redirect.ts';
import { aboutGroup, lockGroup } from '../staff-groups/write-group.ts';
import { inOrder, tidyMenu, toMenuLinks, toMenuState } from './menu-state.ts';

interface MenuChange {
  id: number;
  next: MenuState;
  /** The links that were read; nothing newer is overwritten. */
  was?: MenuState | undefined;
  actorId: number;
}

/**
 * Changes the links of a group in the menu (STAFF-62).
 * @param tidy makes of what is wanted what is kept @returns the links as they are kept @throws Refusal
 */
export async function saveMenu(
  tx: Executor,
  { id, next: wanted, was, actorId }: MenuChange,
  // What is undone stood there already, and may lead where no page is any more.
  tidy: (before: MenuState, next: MenuState) => MenuState | Promise<MenuState> = (_, next) => inOrder(next),
): Promise<MenuState> {
  const { row } = await lockGroup(tx, id);
  const before = toMenuState(row);
  if (was && !isSame(before, inOrder(was))) throw new Refusal(409, 'changed_meanwhile');
  const next = await tidy(before, wanted);
  if (isSame(before, next)) return before;
  await tx
    .updateTable('product_groups')
    .set({ menu_links: JSON.stringify(toMenuLinks(next)) })
    .where('id', '=', id)
    .execute();
  await noteWrite(tx, actorId, { ...aboutGroup(id), action: 'group_menu', before, after: next });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return next;
}

/** Does what {@link saveMenu} does with what somebody typed, in a transaction of its own. */
export const writeMenu = (db: Database, change: MenuChange, shop: Shop): Promise<MenuState> =>
  inTransaction(db, (tx) =>
    saveMenu(tx, change, async (before, wanted) => {
      const next = tidyMenu(before, wanted, shop);
      const known = new Set(before.links.map(({ image }) => image));
      for (const [at, { image }] of next.links.entries())
        if (!known.has(image) && !(await isPicture(tx, image)))
          throw refusedField(`image_${at + 1}`, 'posts.no_picture');
      return next;
    }),
  );

/** What is stored of the links of groups, by the group's id, as the log keeps it. */
export async function readMenuStates(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, MenuState>> {
  const rows = await readGroupRows(db);
  return new Map(rows.filter(({ id }) => ids.includes(id)).map((row) => [row.id, toMenuState(row)]));
}
