import type { ProductModel } from 'mf-shared/contract';

type AddressedModel = Pick<ProductModel, 'is_legacy' | 'is_bundle' | 'model_url'>;

const livesUnderOld = (model: Pick<AddressedModel, 'is_legacy' | 'is_bundle'>): boolean =>
  model.is_bundle || model.is_legacy;

/**
 * Where the model is shown: under /old for legacy models and bundles, else at its own path (PRODUCT-4, PRODUCT-5,
 * ROUTE-79). Who asks for any other model under /old gets the same view there.
 * @param asked path without the locale prefix
 */
export function productAddress(model: AddressedModel, asked: string): string {
  return livesUnderOld(model) || asked.startsWith('/old/') ? `/old${model.model_url}` : model.model_url;
}

/** The address that search engines keep, of any language's path: the one that answers without a redirect. */
export const indexedPath = (model: Omit<AddressedModel, 'model_url'>, path: string): string =>
  livesUnderOld(model) ? `/old${path}` : path;
