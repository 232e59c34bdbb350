import type { Variant } from 'mf-shared/contract';
import { addBundle, validateCart } from 'mf-shared/stores';
import { combinedVariant } from './combined-variant.ts';

export interface BundleToBuy {
  /** Model that the bundle belongs to, or that is the bundle. */
  modelId: number;
  name: string;
  /** Euro for one, as the page shows it. */
  price: number;
  /** What the service prices the bundle by: the first part's variant, or the bundle model's own. */
  mainProductId: number;
  /** A chosen variant of every part. */
  parts: readonly Variant[];
}

/** Puts one bundle into the cart; the same combination is raised there by its hash (BUNDLE-12, BUNDLE-14). */
export function addBundleToCart({ modelId, name, price, mainProductId, parts }: BundleToBuy): boolean {
  const combined = combinedVariant(modelId, parts);
  if (!combined) return false;
  addBundle({
    uid: String(Math.floor(Date.now() / 1000)),
    hash: combined.id,
    main_product_id: mainProductId,
    product_ids: combined.variantIds.filter((id) => id !== mainProductId),
    amount: 1,
    name,
    image: parts[0]?.images[0]?.full_url ?? '',
    price,
  });
  void validateCart();
  return true;
}
