import { type Locale, localeCodes } from 'mf-shared/contract';
import { firstSegments } from 'mf-shared/rules/first-segments';
import type { Executor } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { buildGroupTree, type Group, type GroupRow, type GroupTree, groupKey } from '../../read-model/group-tree.ts';
import { readFormerPageHolders, readPageHolders } from '../page-paths/address-holders.ts';
import { readGroupRows } from '../page-paths/former-group-paths.ts';
import { idsBelow } from './group-state.ts';

/** A list is asked for by the address of its group, which cannot be longer. */
const longestPath = 200;

/** Where a group is changed: its parts of the address, or what it stands below. */
type ChangedPart = 'slug' | 'parent';

/**
 * Whether the shop can show a group, and all groups below it, at the addresses that a change gives them.
 * @param rows all groups as they would be stored @throws Refusal beside the field that was changed
 */
export async function checkPaths(
  tx: Executor,
  rows: readonly GroupRow[],
  { id, changed }: { id: number; changed: ChangedPart },
): Promise<void> {
  const tree = buildGroupTree(rows);
  const group = tree.byId.get(id);
  if (!group) return;
  const fieldOf = (locale: Locale) => (changed === 'parent' ? 'parent_id' : `slug_${languageOf(group.slugs, locale)}`);
  const refuse = (locale: Locale, words: string) => refusedField(fieldOf(locale), `groups.${words}`);
  const taken = findTaken(tree, idsBelow(rows, id));
  if (taken) throw refuse(taken, 'address_taken');
  for (const each of idsBelow(rows, id))
    for (const locale of localeCodes)
      if (groupKey(tree.byId.get(each)?.paths[locale] ?? '').length > longestPath)
        throw refuse(locale, changed === 'parent' ? 'too_deep' : 'too_long');
  if (group.parent) return;
  // A group at the top would stand before them.
  const ofPages = await readPageHolders(tx, 'fi');
  const former = await readFormerPageHolders(tx, 'fi');
  // An import may have given a group such an address: it keeps it.
  const stored = buildGroupTree(await readGroupRows(tx));
  for (const locale of localeCodes) {
    const slug = groupKey(group.paths[locale]);
    if (firstSegments.has(slug) || ofPages.has(slug)) throw refuse(locale, 'is_page');
    const page = former.get(slug);
    if (page && !stored.byPath.has(slug))
      throw refusedField(fieldOf(locale), 'addresses.of_former_page', { name: page.name });
  }
}

/** The first language in which one of some groups has the address of another group; null where none has. */
function findTaken(tree: GroupTree, changed: ReadonlySet<number>): Locale | null {
  const owners = new Map<string, number>();
  const inOrder = [...tree.byId.values()].sort((one, other) => +changed.has(one.id) - +changed.has(other.id));
  for (const { id, paths } of inOrder)
    for (const locale of localeCodes) {
      const key = groupKey(paths[locale]);
      const owner = owners.get(key) ?? id;
      if (owner !== id && changed.has(id)) return locale;
      owners.set(key, owner);
    }
  return null;
}

/** The language whose slug stands in the address of a language. */
const languageOf = (slugs: Group['slugs'], locale: Locale): string =>
  slugs[locale] ? locale : slugs.fi ? 'fi' : (Object.keys(slugs)[0] ?? 'fi');
