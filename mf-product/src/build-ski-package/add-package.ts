import { $isMiniCartReady, addProduct, openMiniCart, validateCart } from 'mf-shared/stores';
import type { SkiModel } from './ski-models.ts';
import { type SkiPicks, type SkiPiece, skiPieces } from './ski-pieces.ts';

/** Puts one of each chosen piece into the cart and shows it; the service tells their prices. */
export function addPackage(models: Record<SkiPiece, readonly SkiModel[]>, picks: SkiPicks): void {
  for (const piece of skiPieces) {
    const model = models[piece].find(({ variants }) => variants.some(({ id }) => id === picks[piece]));
    const variant = model?.variants.find(({ id }) => id === picks[piece]);
    if (!model || !variant) continue;
    addProduct({
      productId: variant.id,
      amount: 1,
      snapshot: {
        name: model.name,
        manufacturer: '',
        image: model.image,
        path: '',
        color: '',
        size: variant.size,
        type: '',
        priceActive: 0,
        modelId: model.id,
        mainGroup: '',
      },
    });
  }
  void validateCart();
  if ($isMiniCartReady.get()) openMiniCart();
}
