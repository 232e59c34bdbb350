import type { FrontPart, Guide, Home, Locale, ProductListItem } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { Database } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { ArticleRow, BannerRow } from '../../read-model/content.ts';
import { shownParts } from '../../read-model/front-page.ts';
import { listItems } from '../../read-model/list-item.ts';
import type { Model } from '../../read-model/model.ts';
import { inLocale, textIn } from '../../read-model/per-locale.ts';
import { settingText } from '../../read-model/setting-text.ts';
import { checkoutFacts } from '../checkout/checkout-facts.ts';
import { thresholdsOf } from '../checkout/choose-delivery.ts';
import { groupName } from '../navigation/menu.ts';
import { articlePath } from '../page-paths/blog-paths.ts';
import { shopWideModels } from '../product-lists/shop-wide-models.ts';
import { bannersOf, shownBanners } from './banners.ts';
import { brandList } from './brands.ts';
import { spreadOut } from './spread-out.ts';

const shelfLength = 12;
const shownBrands = 12;
/** One at length and three beside each other. */
const shownGuides = 4;

interface HomeReader {
  catalogue: Catalogue;
  locale: Locale;
  taxAreaId: number;
  /** Where goods are delivered; `''` for none that the shop knows. */
  country: string;
  now: Date;
  /** By default those of the shop. */
  banners?: readonly BannerRow[];
  /** A part that is shown even where staff have hidden it. */
  always?: FrontPart;
}

/** What the front page shows, in one answer. What staff hide does not travel (STAFF-77). */
export async function homeOf(db: Database, reader: HomeReader): Promise<Home> {
  const { catalogue, locale, taxAreaId, country } = reader;
  const parts = partsOf(reader);
  const hasPart = (...some: FrontPart[]) => some.some((part) => parts.includes(part));
  const texts = await catalogue.textsOf(locale);
  const cards = (models: readonly Model[]): ProductListItem[] =>
    listItems(models, texts, { locale, taxAreaId, reference: catalogue });
  const offers = hasPart('offers') ? shopWideModels.Offers(catalogue) : [];
  const newest = hasPart('newest') ? shopWideModels.Newest(catalogue) : [];
  const brands = hasPart('brands') ? brandList(catalogue) : [];
  const banners = bannersOf(reader);
  const featured = brands.filter(({ isFeatured }) => isFeatured);
  return {
    title: settingText(catalogue.settings, 'frontpage_title', locale),
    metaDescription: settingText(catalogue.settings, 'frontpage_meta_description', locale),
    parts,
    hero: hasPart('hero') ? (shownBanners(reader, 'hero')[0] ?? null) : null,
    // Pages that lead on to the groups read them here too.
    groups: catalogue.groups.roots
      .filter(({ show_in_menu }) => show_in_menu)
      .map((group) => ({ name: groupName(group, locale), path: group.paths[locale], image: group.image })),
    offers: cards(spreadOut(offers, shelfLength)),
    offersTotal: offers.length,
    newest: cards(spreadOut(newest, shelfLength)),
    banners: {
      textBanners: hasPart('strips') ? banners.textBanners : [],
      imageBanners: hasPart('tiles') ? banners.imageBanners : [],
      dynamicPageBanners: hasPart('tiles') ? banners.dynamicPageBanners : [],
    },
    brands: (featured.length > 0 ? featured : brands).slice(0, shownBrands),
    brandsTotal: brands.length,
    guides: hasPart('guide', 'guides') ? guidesOf(catalogue, locale).slice(0, shownGuides) : [],
    freeDeliveryFrom: hasPart('promises') ? await freeDeliveryFrom(db, catalogue, country) : null,
  };
}

function partsOf({ catalogue: { general }, always }: HomeReader): FrontPart[] {
  const { order, hidden } = general.frontPage;
  return shownParts({ order, hidden: hidden.filter((part) => part !== always) });
}

/** From how many euro goods travel free to a country, as the checkout counts; null where they never do. */
async function freeDeliveryFrom(db: Database, catalogue: Catalogue, country: string): Promise<number | null> {
  const { deliveryMinor } = thresholdsOf({ facts: await checkoutFacts(db, catalogue), country });
  return deliveryMinor === 0 ? null : toDecimal(deliveryMinor);
}

const guidesOf = ({ content }: Catalogue, locale: Locale): Guide[] =>
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
    path: articlePath({ slugs }, locale),
    minutes,
  };
}
