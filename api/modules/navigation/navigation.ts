import { type Locale, localeCodes, type Navigation } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { experienceBrands } from '../../read-model/experience-brands.ts';
import { inLocale, textIn } from '../../read-model/per-locale.ts';
import { deadLinks } from './dead-link.ts';
import { menuGroups } from './menu.ts';

/** The place of a page that staff have not placed. */
const behind = Number.MAX_SAFE_INTEGER;

/** All that the page frame shows (NAV-1 to NAV-11): shops except the web store, and the pages by section. */
export async function navigationOf(db: Database, catalogue: Catalogue, locale: Locale): Promise<Navigation> {
  const { groups, stores, content, general } = catalogue;
  return {
    productGroups: menuGroups(
      groups.roots.filter(({ show_in_menu }) => show_in_menu),
      { catalogue, locale, dead: await deadLinks(db, catalogue) },
    ),
    stores: [...stores.values()]
      .filter(({ type }) => type === 'retail')
      .map(({ slug, name, city }) => ({ slug, name, city })),
    pages: [...content.staticPages, ...content.tabbedPages]
      .sort((one, other) => (one.menu_place ?? behind) - (other.menu_place ?? behind))
      .filter(({ show_in_navigation }) => show_in_navigation)
      .filter(({ slugs }) => !localeCodes.some((code) => general.hiddenMenuItems.has(textIn(slugs, code))))
      .map(({ slugs, texts, section }) => ({
        slug: textIn(slugs, locale),
        title: inLocale(texts as Parameters<typeof inLocale<{ title: string }>>[0], locale)?.title ?? '',
        section,
      })),
    hasExperiences: experienceBrands(catalogue).length > 0,
  };
}
