import type { GiftCampaign, ProductModel, Resources } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { defineRoute, PageError, PageRedirect, type PageRequest } from 'mf-shared/router';
import { removedProductPage } from 'mf-shared/rules/removed-products';
import type { ShopStore } from '../check-availability/availability-label.ts';
import { productAddress } from './product-address.ts';
import { productHead } from './product-head.ts';
import { ProductPage } from './product-page.tsx';

export interface ProductPageData {
  model: ProductModel;
  /** The stores that the availability list names. */
  stores: ShopStore[];
  vatPercent: number;
  /** The part of the page's query that chooses the variant on the first paint. */
  query: string;
  /** The gift campaign in which the product is shown, else null. */
  campaign: { slug: string; name: string } | null;
}

/** Product routes: `/{manufacturerSlug}/{subs+}/`; the last segment names the product (ROUTE-78, PRODUCT-1). */
async function loadProduct(request: PageRequest): Promise<ProductPageData> {
  const { api, config, url, signal } = request;
  const slug = productSlug(request.path);
  const campaignSlug = request.params.campaignSlug ?? null;
  const [model, resources, campaign] = await Promise.all([
    api.get<ProductModel>(`/api/products/productmodel/${encodeURIComponent(slug)}/`, {
      query: { taxAreaId: config.taxAreaId, preview: url.searchParams.get('preview'), giftcampaign: campaignSlug },
      signal,
    }),
    api.get<Resources>('/api/resources/', { signal }),
    campaignSlug === null
      ? null
      : api.get<GiftCampaign>(`/api/giftcampaigns/${encodeURIComponent(campaignSlug)}/`, { signal }),
  ]).catch((error: unknown) => {
    throw toPageError(error, request);
  });
  const address = productAddress(model, request.path);
  if (!campaign && address !== request.path) throw new PageRedirect(address + url.search, 301);
  return {
    model,
    stores: resources.stores.map(toShopStore),
    vatPercent: vatPercentOf(model, resources, config.taxAreaId, config.deliveryCountryCode),
    query: url.search,
    campaign: campaign && { slug: campaign.slug, name: campaign.name },
  };
}

const toShopStore = ({ id, slug, name, type, pikanouto, nouto }: Resources['stores'][number]): ShopStore => ({
  id,
  slug,
  name,
  type,
  pikanouto,
  nouto,
});

const productSlug = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

/**
 * A product that is sold no more leads to what replaces it (IMPORT-5). Else error page with the response's status (500 by
 * default), 'Product not found', leading to the group's path (PRODUCT-10).
 */
function toPageError(error: unknown, { path, text }: PageRequest): unknown {
  if (!(error instanceof ApiFailure)) return error;
  if (error.status === 410) return new PageRedirect(removedProductPage + path);
  const groupPath = `/${path.split('/').filter(Boolean).slice(1, -1).join('/')}/`.replace('//', '/');
  return new PageError(error.status || 500, text('errors.product_not_found'), groupPath);
}

/** The tax rate for the tax area and class that is valid today (MONEY-27). */
function vatPercentOf(model: ProductModel, resources: Resources, taxAreaId: number, country: string): number {
  const today = new Date().toISOString();
  const rates = resources.taxRates.filter(
    (rate) =>
      rate.taxAreaId === taxAreaId &&
      rate.taxClass === model.tax_class &&
      rate.validFrom <= today &&
      (rate.validTo === null || rate.validTo > today),
  );
  return (rates.find((rate) => rate.country === country) ?? rates[0])?.percent ?? 0;
}

export const route = defineRoute({
  loader: loadProduct,
  Component: ProductPage,
  head: productHead,
  reads: ['preview'],
});
