import type { PageHead, PageRequest } from 'mf-shared/router';
import { type Availability, bestAvailability } from 'mf-shared/rules/availability';
import { localPath } from 'mf-shared/rules/locale-path';
import { mediaSrcSet, mediaUrl } from 'mf-shared/rules/media-url';
import { convertPrice } from 'mf-shared/rules/price-format';
import { cheapestShipping, organisationId, returnPolicyLinks } from 'mf-shared/rules/structured-terms';
import { gallerySizes, galleryWidths } from 'mf-shared/ui/gallery/gallery-sizes.ts';
import { initialSelection } from '../choose-variant/initial-selection.ts';
import { variantAvailability } from '../choose-variant/orderable.ts';
import { picturesOf } from '../show-pictures/pictures-of.ts';
import { indexedPath } from './product-address.ts';
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
        ? [productJsonLd({ model, request, image: lead?.full_url }), breadcrumbsJsonLd(model, request)]
        : [],
  };
}

const alternatesOf = (model: ProductPageData['model']): NonNullable<PageHead['alternates']> =>
  Object.fromEntries(Object.entries(model.paths).map(([locale, path]) => [locale, indexedPath(model, path)]));

const schemaOf: Readonly<Record<Availability, string>> = {
  'in-stock': 'InStock',
  'on-order': 'BackOrder',
  'stores-only': 'InStoreOnly',
  'sold-out': 'OutOfStock',
};

function productJsonLd({
  model,
  request,
  image,
}: {
  model: ProductPageData['model'];
  request: Pick<PageRequest, 'config' | 'url'>;
  image: string | undefined;
}): object {
  const prices = model.prices[request.config.taxAreaId];
  const availability = bestAvailability(model.products.map((variant) => variantAvailability(variant, model)));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: model.name,
    sku: model.modelnumber,
    description: model.short_description,
    brand: { '@type': 'Brand', name: model.manufacturer.name },
    ...(image ? { image: new URL(mediaUrl(image, { width: 960 }), request.url).href } : {}),
    ...(prices
      ? {
          offers: {
            '@type': 'Offer',
            price: convertPrice(prices.active, request.config).toFixed(2),
            priceCurrency: request.config.currencyCode.toUpperCase(),
            itemCondition: `https://schema.org/${model.second_hand_parent ? 'Used' : 'New'}Condition`,
            ...(model.price_ending ? { priceValidUntil: model.price_ending.slice(0, 10) } : {}),
            availability: `https://schema.org/${schemaOf[availability]}`,
            url: request.url.origin + request.url.pathname,
            ...offerTermsOf(model, prices.active, request),
          },
        }
      : {}),
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

/** The seller, how it can come back, and how it travels at this price (ROUTE-134). */
function offerTermsOf(
  { products }: ProductPageData['model'],
  euros: number,
  { config, url: { origin } }: Pick<PageRequest, 'config' | 'url'>,
): object {
  const { offerTerms: terms, deliveryCountryCode } = config;
  const seller = { '@id': organisationId(origin) };
  if (!terms) return { seller };
  const days = products.map(({ shipping_time }) => shipping_time.days.split('-').map(Number));
  const [fastest] = days.map(([from = 0, to = from]) => ({ from, to })).toSorted((one, other) => one.to - other.to);
  const shippingDetails = fastest ? cheapestShipping(terms, euros, { handling: fastest, view: config }) : null;
  return {
    seller,
    hasMerchantReturnPolicy: returnPolicyLinks(terms, deliveryCountryCode, origin),
    ...(shippingDetails ? { shippingDetails } : {}),
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
