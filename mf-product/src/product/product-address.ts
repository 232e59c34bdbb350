import type { ProductModel } from 'mf-shared/contract';

type AddressedModel = Pick<ProductModel, 'is_legacy' | 'is_bundle' | 'model_url'>;

/**
 * Where the model is shown: under /old for legacy models and bundles, else at its own path (spec: catalogue §2). Who
 * asks for any other model under /old gets the same view there.
 * @param asked path without the locale prefix
 */
export function productAddress(model: AddressedModel, asked: string): string {
  const livesUnderOld = model.is_bundle || model.is_legacy;
  return livesUnderOld || asked.startsWith('/old/') ? `/old${model.model_url}` : model.model_url;
}
