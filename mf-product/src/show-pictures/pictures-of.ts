import type { ProductImage, ProductModel } from 'mf-shared/contract';

/** The chosen colour's pictures first, then the model's own, then the first picture of every other colour; each once. */
export function picturesOf(
  model: Pick<ProductModel, 'products' | 'extra_images'>,
  color: string | null,
): ProductImage[] {
  const chosen = model.products.filter((variant) => variant.color_slug === color).flatMap((variant) => variant.images);
  const others = model.products
    .filter((variant) => variant.color_slug !== color)
    .flatMap((variant) => variant.images.slice(0, 1));
  const extra = model.extra_images.toSorted((left, right) => left.sort_order - right.sort_order);
  const seen = new Set<string>();
  return [...chosen, ...extra, ...others].filter(({ full_url }) => !seen.has(full_url) && seen.add(full_url));
}
