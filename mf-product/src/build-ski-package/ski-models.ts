import type { SkiProduct } from './ski-pieces.ts';

export interface SkiModel {
  id: number;
  name: string;
  image: string;
  slug: string;
  variants: { id: number; size: string }[];
}

const sizeInBrackets = /^(.*?)(?: \[([^\]]*)\])?$/;

/** Variants with their size in brackets → models with sizes, in the order given. */
export function toSkiModels(products: readonly SkiProduct[]): SkiModel[] {
  const models = new Map<number, SkiModel>();
  for (const { variantId, modelId, name: full, image, slug } of products) {
    const [, name = full, size = ''] = sizeInBrackets.exec(full) ?? [];
    const model = models.get(modelId) ?? { id: modelId, name, image, slug, variants: [] };
    model.variants.push({ id: variantId, size });
    models.set(modelId, model);
  }
  return [...models.values()];
}
