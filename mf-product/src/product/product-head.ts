import type { ProductModel } from 'mf-shared/contract';
import type { PageHead, PageRequest } from 'mf-shared/router';
import { localPath } from 'mf-shared/rules/locale-path';
import { mediaSrcSet, mediaUrl } from 'mf-shared/rules/media-url';
import { gallerySizes, galleryWidths } from 'mf-shared/ui/gallery/gallery-sizes.ts';
import { initialSelection } from '../choose-variant/initial-selection.ts';
import type { Selection } from '../choose-variant/selection.ts';
import { picturesOf } from '../show-pictures/pictures-of.ts';
import { indexedPath } from './product-address.ts';
import { offerOf } from './product-offer.ts';
import type { ProductPageData } from './product-route.ts';

/**
 * Title brand plus name, description, og, canonical, noindex for campaign-only, structured data (PRODUCT-23 to
 * PRODUCT-27).
 */
export function productHead(
  { model, query, campaign }: ProductPageData,
  request: Omit<PageRequest, 'api' | 'signal'>,
): PageHead {
  const selection = initialSelection(model, { query: new URLSearchParams(query), rememberedSizes: [] });
  const [lead] = picturesOf(model, selection.color);
  return {
    title: `${model.manufacturer.name} ${model.name}`,
    description: model.meta_description || model.short_description,
    canonicalPath: indexedPath(model, model.canonical_url),
    // In a campaign the page's own names lead to the other languages.
    ...(campaign ? {} : { alternates: alternatesOf(model) }),
    noindex: model.campaign_only || campaign !== null,
    ...(lead
      ? {
          image: lead.full_url,
          preloadImages: [
            {
              href: mediaUrl(lead.full_url, { width: 640, format: 'avif' }),
              srcSet: mediaSrcSet(lead.full_url, galleryWidths, 'avif'),
              sizes: gallerySizes,
              type: 'image/avif',
            },
          ],
        }
      : {}),
    jsonLd:
      typeof document === 'undefined'
        ? [productJsonLd({ model, selection, image: lead?.full_url }, request), breadcrumbsJsonLd(model, request)]
        : [],
  };
}

const alternatesOf = (model: ProductPageData['model']): NonNullable<PageHead['alternates']> =>
  Object.fromEntries(Object.entries(model.paths).map(([locale, path]) => [locale, indexedPath(model, path)]));

function productJsonLd(
  { model, selection, image }: { model: ProductModel; selection: Selection; image: string | undefined },
  request: Pick<PageRequest, 'config' | 'url'>,
): object {
  const offers = offerOf(model, selection, request);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: model.name,
    sku: model.modelnumber,
    description: model.short_description,
    brand: { '@type': 'Brand', name: model.manufacturer.name },
    ...(image ? { image: new URL(mediaUrl(image, { width: 960 }), request.url).href } : {}),
    ...(offers ? { offers } : {}),
    ...(model.rating_count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: (model.rating / 2).toFixed(1),
            bestRating: 5,
            reviewCount: model.rating_count,
          },
        }
      : {}),
  };
}

function breadcrumbsJsonLd(
  model: ProductPageData['model'],
  { url, config: { locale, localeStrategy } }: Pick<PageRequest, 'url' | 'config'>,
): object {
  const trail = [
    ...model.parents.map(({ name, path }) => ({ name, path: localPath(path, locale, localeStrategy) })),
    { name: model.name, path: url.pathname },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, url).href,
    })),
  };
}
