import { sql } from 'kysely';
import type { Locale, ProductChoices } from 'mf-shared/contract';
import type { Texts } from '../../db/schema/column-kinds.ts';
import type { Executor } from '../../db/schema.ts';
import { inLocale, textIn } from '../../read-model/per-locale.ts';
import { readRows } from '../../read-model/read-rows.ts';

interface GroupRow {
  id: number;
  parent_id: number | null;
  names: Texts;
}

/** What products can be asked for by: groups in the order of the tree, brands and campaigns by name. */
export async function listChoices(db: Executor, locale: Locale): Promise<ProductChoices> {
  const groups = await readRows<GroupRow>(
    db,
    sql`SELECT id, parent_id, names FROM product_groups ORDER BY sort_order, id`,
  );
  const brands = await readRows<{ id: number; name: string }>(
    db,
    sql`SELECT id, name FROM manufacturers ORDER BY lower(name), id`,
  );
  const campaigns = await readRows<{ id: number; texts: Texts<{ title: string }> }>(
    db,
    sql`SELECT id, texts FROM campaigns WHERE NOT is_removed ORDER BY starts_at DESC NULLS LAST, id DESC`,
  );
  return {
    groups: groupsInOrder(groups).map(({ id, names, depth }) => ({ id, name: textIn(names, locale), depth })),
    brands,
    campaigns: campaigns.map(({ id, texts }) => ({ id, name: inLocale(texts, locale)?.title ?? '' })),
  };
}

/** Groups as a tree is read: each followed by those below it. @param groups siblings in their order */
export const groupsInOrder = <Group extends { id: number; parent_id: number | null }>(
  groups: readonly Group[],
  parent: number | null = null,
  depth = 0,
): (Group & { depth: number })[] =>
  groups
    .filter(({ parent_id }) => parent_id === parent)
    .flatMap((group) => [{ ...group, depth }, ...groupsInOrder(groups, group.id, depth + 1)]);
