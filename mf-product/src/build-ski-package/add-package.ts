import { mountedHash, type SkiMounting } from 'mf-shared/rules/ski-mounting';
import { addBundle, validateCart } from 'mf-shared/stores';
import type { SkiModel } from './ski-models.ts';
import { type SkiPicks, type SkiPiece, skiPieces } from './ski-pieces.ts';

export interface PackageToAdd {
  models: Record<SkiPiece, readonly SkiModel[]>;
  picks: SkiPicks;
  name: string;
  /** Euro, as the service told it. */
  price: number;
  mounting: SkiMounting | null;
}

export interface AddedPackage {
  modelId: number;
  productId: number;
  others: readonly number[];
}

/**
 * Puts the chosen pieces into the cart as one package, so that they are priced, taken and sent together; the same
 * package is raised there. Told by `{mainModelId}-{variantIds joined by -}` like every bundle (BUNDLE-7).
 * @returns what was added, by model and variants; null where nothing is chosen
 */
export function addPackage({ models, picks, name, price, mounting }: PackageToAdd): AddedPackage | null {
  const chosen = skiPieces.flatMap((piece) => {
    const model = models[piece].find(({ variants }) => variants.some(({ id }) => id === picks[piece]));
    return model ? [{ model, variantId: picks[piece] ?? 0 }] : [];
  });
  const [main, ...others] = chosen;
  if (!main) return null;
  const product_ids = others.map(({ variantId }) => variantId);
  addBundle({
    uid: String(Math.floor(Date.now() / 1000)),
    hash: mountedHash([main.model.id, ...chosen.map(({ variantId }) => variantId)].join('-'), mounting),
    mounting,
    main_product_id: main.variantId,
    product_ids,
    amount: 1,
    name,
    image: main.model.image,
    price,
  });
  void validateCart();
  return { modelId: main.model.id, productId: main.variantId, others: product_ids };
}
