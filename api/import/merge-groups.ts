import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';
import { keepFormerPaths, readGroupRows } from '../modules/page-paths/former-group-paths.ts';

/**
 * What a file does not name of a group stays as it is stored, as the staff write it too (STAFF-56): languages, each text
 * of a language, its picture, whether it stands in menus, the links that the menu shows beside it (STAFF-62), and the
 * properties by which its list is filtered (STAFF-75). Where it stands in the tree is always the file's.
 */
export async function fillGroups(tx: Executor): Promise<void> {
  await sql`UPDATE product_groups t SET is_hidden = false FROM import_product_groups s
    WHERE s.id = t.id AND s.show_in_menu AND t.is_hidden`.execute(tx);
  await sql`UPDATE import_product_groups s SET
      names = coalesce(t.names, '{}') || s.names, slugs = coalesce(t.slugs, '{}') || s.slugs,
      short_names = coalesce(t.short_names, '{}') || coalesce(s.short_names, '{}'),
      texts = coalesce((SELECT jsonb_object_agg(l, coalesce(t.texts -> l, '{}') || coalesce(s.texts -> l, '{}'))
        FROM jsonb_object_keys(coalesce(t.texts, '{}') || coalesce(s.texts, '{}')) AS k (l)), '{}'),
      image = coalesce(s.image, t.image, ''),
      show_in_menu = coalesce(s.show_in_menu, NOT coalesce(t.is_hidden, false)),
      menu_links = coalesce(s.menu_links, t.menu_links, '[]'),
      filterable_properties = coalesce(s.filterable_properties, t.filterable_properties, '{}')
    FROM import_product_groups n LEFT JOIN product_groups t ON t.id = n.id WHERE n.id = s.id`.execute(tx);
}

/** Does what may give groups other addresses, and keeps those that they have no more (ROUTE-137). */
export async function withFormerPaths<T>(tx: Executor, merge: () => Promise<T>): Promise<T> {
  const before = await readGroupRows(tx);
  const merged = await merge();
  await keepFormerPaths(tx, before, await readGroupRows(tx));
  return merged;
}
