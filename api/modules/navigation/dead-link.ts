import { ownSegments } from 'mf-shared/rules/fixed-pages';
import type { Database } from '../../db/schema.ts';
import { isRunning } from '../../read-model/campaign-times.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Group } from '../../read-model/group-tree.ts';
import { pageBySlug } from '../page-paths/find-page.ts';
import { pathInLanguage } from '../page-paths/path-in-language.ts';
import { hasPage } from '../redirects/has-page.ts';
import { findRedirect, isOfHiddenBrand } from '../redirects/read-redirects.ts';
import { pathOf, redirectKey } from '../redirects/redirect-key.ts';

/** Pages below these have addresses that the catalogue in memory does not know. */
const unknownBelow: ReadonlySet<string> = new Set(['giftcampaigns', 'experiences', 'shoe-wizard', 'old']);

/** Whether no page of shoppers' has a link's path, be it its name of any language or a former one. */
export function hasNoPage(link: string, catalogue: Catalogue): boolean {
  const key = keyOf(link, catalogue);
  const [, first = '', second = ''] = key.split('/');
  if (unknownBelow.has(first) && second !== '') return false;
  return ownSegments.has(first) || !hasPage(key, catalogue);
}

/**
 * The links of groups in the menu that lead to no page at the moment, as one to a campaign to come, and by no redirect to
 * one (STAFF-46). One to a hidden brand, whose address leads to all brands, is among them. Addresses outside the shop are not
 * looked at.
 */
export async function deadLinks(
  db: Database,
  catalogue: Catalogue,
  groups: Iterable<Pick<Group, 'menu_links'>> = catalogue.groups.byId.values(),
): Promise<ReadonlySet<string>> {
  const links = [...groups].flatMap(({ menu_links }) => menu_links.map(({ slug }) => slug));
  const dead = new Set<string>();
  for (const link of new Set(links)) {
    if (!leadsNowhere(link, catalogue)) continue;
    const path = keyOf(link, catalogue);
    const { answer, ids } = await findRedirect(db, catalogue, { path, locale: 'fi' });
    if (answer.kind !== 'moved' || (ids.length === 0 && isOfHiddenBrand(path, catalogue))) dead.add(link);
  }
  return dead;
}

function leadsNowhere(link: string, catalogue: Catalogue): boolean {
  if (/^(?:[a-z]+:|\/\/)/i.test(link)) return false;
  const [, first, slug = ''] = keyOf(link, catalogue).split('/');
  const campaign = first === 'campaigns' ? pageBySlug(catalogue.content.campaigns, slug) : undefined;
  return campaign ? !isRunning(campaign) : hasNoPage(link, catalogue);
}

const keyOf = (link: string, catalogue: Catalogue): string =>
  redirectKey(pathOf(pathInLanguage(link.startsWith('/') ? link : `/${link}/`, catalogue, 'fi')));
