import { ownSegments } from 'mf-shared/rules/fixed-pages';
import { isOpen } from '../../read-model/campaign-times.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { pageBySlug } from '../page-paths/find-page.ts';
import { pathInLanguage } from '../page-paths/path-in-language.ts';
import { hasPage } from '../redirects/has-page.ts';
import { pathOf, redirectKey } from '../redirects/redirect-key.ts';

/** Whether no page of shoppers' has a link's path, be its name of any language or a former one, or a campaign's that does not run. */
export function hasNoPage(link: string, catalogue: Catalogue): boolean {
  const key = keyOf(link, catalogue);
  return ownSegments.has(key.split('/')[1] ?? '') || !hasPage(key, catalogue);
}

/** Whether a link leads to no page that shoppers see at the moment; addresses outside the shop are not looked at. */
export function isDeadLink(link: string, catalogue: Catalogue): boolean {
  if (/^(?:[a-z]+:|\/\/)/i.test(link)) return false;
  const [, first, slug = ''] = keyOf(link, catalogue).split('/');
  const campaign = first === 'campaigns' ? pageBySlug(catalogue.content.campaigns, slug) : undefined;
  return campaign ? !isOpen(campaign) : hasNoPage(link, catalogue);
}

const keyOf = (link: string, catalogue: Catalogue): string =>
  redirectKey(pathOf(pathInLanguage(link.startsWith('/') ? link : `/${link}/`, catalogue, 'fi')));
