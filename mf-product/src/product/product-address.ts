import type { ProductModel } from 'mf-shared/contract';

/** Models that still live under /old (spec: catalogue §2; decisions.md: Legacy `/old` ids). */
const legacyModelIds: ReadonlySet<number> = new Set([118, 204]);

type AddressedModel = Pick<ProductModel, 'id' | 'is_bundle' | 'model_url'>;

/**
 * Where the model is shown: under /old for legacy models and bundles, else at its own path. Who asks for any other
 * model under /old gets the same view there.
 * @param asked path without the locale prefix
 */
export function productAddress(model: AddressedModel, asked: string): string {
  const livesUnderOld = model.is_bundle || legacyModelIds.has(model.id);
  return livesUnderOld || asked.startsWith('/old/') ? `/old${model.model_url}` : model.model_url;
}
