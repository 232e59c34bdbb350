import { addBundle, validateCart } from 'mf-shared/stores';
import type { SkiModel } from './ski-models.ts';
import { type SkiPicks, type SkiPiece, skiPieces } from './ski-pieces.ts';

export interface PackageToAdd {
  models: Record<SkiPiece, readonly SkiModel[]>;
  picks: SkiPicks;
  name: string;
  /** Euro, as the service told it. */
  price: number;
}

/**
 * Puts the chosen pieces into the cart as one package, so that they are priced, taken and sent together; the same package
 * is raised there. Told by `{mainModelId}-{variantIds joined by -}` like every bundle (spec: catalogue §3).
 */
export function addPackage({ models, picks, name, price }: PackageToAdd): void {
  const chosen = skiPieces.flatMap((piece) => {
    const model = models[piece].find(({ variants }) => variants.some(({ id }) => id === picks[piece]));
    return model ? [{ model, variantId: picks[piece] ?? 0 }] : [];
  });
  const [main, ...others] = chosen;
  if (!main) return;
  addBundle({
    uid: String(Math.floor(Date.now() / 1000)),
    hash: [main.model.id, ...chosen.map(({ variantId }) => variantId)].join('-'),
    main_product_id: main.variantId,
    product_ids: others.map(({ variantId }) => variantId),
    amount: 1,
    name,
    image: main.model.image,
    price,
  });
  void validateCart();
}
