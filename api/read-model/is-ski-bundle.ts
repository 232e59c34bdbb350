import type { Model } from './model.ts';

/** Skis and bindings that are sold together are mounted before they leave. */
export function isSkiBundle(models: readonly Pick<Model, 'ski_piece' | 'binding_ski_combo'>[]): boolean {
  const pieces = new Set(models.map(({ ski_piece }) => ski_piece));
  return models.some((model) => model.binding_ski_combo) || (pieces.has('skis') && pieces.has('bindings'));
}
