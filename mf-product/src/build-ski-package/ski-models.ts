import type { SkiColor, SkiProduct } from './ski-pieces.ts';

export interface SkiVariant {
  id: number;
  size: string;
  color: SkiColor | null;
  image: string;
}

export interface SkiModel {
  id: number;
  name: string;
  image: string;
  slug: string;
  /** Such as its turn radius (SKI-13). */
  facts: readonly string[];
  variants: SkiVariant[];
}

/** Variants, whose size stands in brackets after the name → models with their variants, in the order given. */
export function toSkiModels(products: readonly SkiProduct[]): SkiModel[] {
  const models = new Map<number, SkiModel>();
  for (const { variantId, modelId, name: full, image, slug, size, color, facts } of products) {
    const name = size === '' ? full : full.replace(` [${size}]`, '');
    const model = models.get(modelId) ?? { id: modelId, name, image, slug, facts, variants: [] };
    model.variants.push({ id: variantId, size, color, image });
    models.set(modelId, model);
  }
  return [...models.values()];
}

/** Each length once, in the order given (SKI-16). */
export const sizesOf = ({ variants }: SkiModel): string[] => [...new Set(variants.map(({ size }) => size))];

/** The colours that a length comes in. */
export const variantsOfSize = ({ variants }: SkiModel, size: string): SkiVariant[] =>
  variants.filter((variant) => variant.size === size);

/** Another length in the same colour where there is one. */
export function inSize(model: SkiModel, size: string, chosen: SkiVariant | undefined): SkiVariant | undefined {
  const variants = variantsOfSize(model, size);
  return variants.find(({ color }) => color?.name === chosen?.color?.name) ?? variants[0];
}
