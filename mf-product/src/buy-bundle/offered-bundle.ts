import type { ProductExtra, ProductModel, TaxAreaPrices } from 'mf-shared/contract';
import type { BundlePart } from './part-choices.tsx';

export type OfferedBundle = ProductExtra['bundles'][number];

export const bundlePrices = ({ prices }: OfferedBundle, taxAreaId: number): TaxAreaPrices | undefined =>
  prices[taxAreaId] ?? Object.values(prices)[0];

/** What the bundle is made of: the page's product first. */
export function bundleParts(model: ProductModel, { secondary_product_models }: OfferedBundle): BundlePart[] {
  const { id, name, manufacturer, products } = model;
  const image = products[0]?.images[0]?.full_url ?? '';
  return [{ id, name, manufacturer: manufacturer.name, image, products }, ...secondary_product_models];
}
