import type { ProductModel, Variant } from 'mf-shared/contract';
import { $session, addProduct, openModal, type ProductSnapshot, validateCart } from 'mf-shared/stores';
import { pricesFor } from '../choose-variant/variant-prices.ts';
import { priceToPay } from './use-price-to-pay.ts';

/** Adds one piece of the variant and opens the added-to-cart dialog (PRODUCT-51). A frozen row stays as it is. */
export function addToCart(model: ProductModel, variant: Variant, taxAreaId: number): 'added' | 'frozen' {
  const seen = priceToPay(pricesFor(model, variant, taxAreaId), $session.get().isClubMember);
  const result = addProduct({
    productId: variant.id,
    amount: 1,
    snapshot: snapshotOf(model, variant, seen),
  });
  if (result === 'added') {
    void validateCart();
    openModal('added-to-cart', { productId: variant.id });
  }
  return result;
}

/** What the page knows of a variant, shown in the cart until the service has answered. */
export function snapshotOf(
  model: ProductModel,
  variant: Variant,
  priceActive: ProductSnapshot['priceActive'] = null,
): ProductSnapshot {
  return {
    name: model.name,
    manufacturer: model.manufacturer.name,
    image: variant.images[0]?.full_url ?? '',
    path: model.model_url,
    color: variant.colour,
    size: variant.size?.name ?? '',
    type: variant.product_type?.name ?? '',
    priceActive,
    modelId: model.id,
    mainGroup: model.main_group.name,
  };
}
