import type { Guide, Home, Locale, ProductListItem } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Shelf } from '../../read-model/catalogue-store.ts';
import type { ArticleRow } from '../../read-model/content.ts';
import { listItem } from '../../read-model/list-item.ts';
import type { Model } from '../../read-model/model.ts';
import { inLocale, textIn } from '../../read-model/per-locale.ts';
import { cardPriceOf } from '../../read-model/price-facts.ts';
import { isOrderable } from '../../read-model/stock-facts.ts';
import { groupName } from '../navigation/menu.ts';
import { bannersOf, shownBanners } from './banners.ts';
import { brandList } from './brands.ts';
import { spreadOut } from './spread-out.ts';

const shelfLength = 12;
const shownBrands = 12;
const shownGuides = 3;

/** What the front page shows, in one answer. */
export async function homeOf({ catalogue }: Shelf, locale: Locale, taxAreaId: number, now: Date): Promise<Home> {
  const texts = await catalogue.textsOf(locale);
  const cards = (models: readonly Model[]): ProductListItem[] =>
    models.flatMap((model) => {
      const names = texts.get(model.id);
      return names ? [listItem(model, names, locale, taxAreaId, catalogue)] : [];
    });
  const offers = catalogue.listed.filter((model) => isOffer(model, catalogue));
  const buyable = catalogue.listed.filter((model) => !model.is_gift_card && model.variants.some(isOrderable));
  const newest = buyable.toSorted((a, b) => b.published_on.localeCompare(a.published_on) || b.id - a.id);
  const brands = brandList(catalogue);
  const featured = brands.filter(({ isFeatured }) => isFeatured);
  return {
    title: catalogue.settings.get(`frontpage_title_${locale}`) ?? catalogue.settings.get('frontpage_title') ?? '',
    metaDescription:
      catalogue.settings.get(`frontpage_meta_description_${locale}`) ??
      catalogue.settings.get('frontpage_meta_description') ??
      '',
    hero: shownBanners(catalogue, 'hero', locale, now)[0] ?? null,
    groups: catalogue.groups.roots
      .filter(({ show_in_menu }) => show_in_menu)
      .map((group) => ({ name: groupName(group, locale), path: group.paths[locale], image: group.image })),
    offers: cards(spreadOut(offers, shelfLength)),
    offersTotal: offers.length,
    newest: cards(spreadOut(newest, shelfLength)),
    banners: bannersOf(catalogue, locale, now),
    brands: (featured.length > 0 ? featured : brands).slice(0, shownBrands),
    brandsTotal: brands.length,
    guides: guidesOf(catalogue, locale).slice(0, shownGuides),
  };
}

function isOffer(model: Model, catalogue: Catalogue): boolean {
  const { type, reference } = cardPriceOf(model, 1, catalogue);
  return type === 'discount' && reference !== null && model.variants.some(isOrderable);
}

export const guidesOf = ({ content }: Catalogue, locale: Locale): Guide[] =>
  content.articles.filter(({ kind }) => kind === 'guide').map((article) => guideOf(article, locale));

function guideOf({ slugs, texts, image, minutes }: ArticleRow, locale: Locale): Guide {
  const slug = textIn(slugs, locale);
  const words = inLocale(texts, locale);
  return {
    slug,
    title: words?.title ?? '',
    label: words?.label ?? '',
    summary: words?.summary ?? '',
    image,
    path: `/life-outdoors/blog/${slug}/`,
    minutes,
  };
}
