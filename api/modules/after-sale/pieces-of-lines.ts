import type { AfterSale, PieceAfterSale } from 'mf-shared/contract';
import type { CountedGoods, SoldPieces } from './lines-after-sale.ts';

/** Where the pieces of each line are that are not simply its buyer's; of a variant's lines the first one goes first. */
export function piecesOfLines(
  lines: readonly SoldPieces[],
  goods: readonly Pick<CountedGoods, 'productId' | 'pieces'>[],
): AfterSale['pieces_of_lines'] {
  const left = new Map(
    goods.map(({ productId, pieces: { kept: _, ...told } }) => [
      productId,
      Object.entries(told).map(([where, amount]) => ({ where: where as PieceAfterSale, amount })),
    ]),
  );
  return lines.map(({ kind, variant_id, amount }) => {
    let open = amount;
    const pieces = (kind === 'product' && variant_id !== null && left.get(variant_id)) || [];
    return pieces.flatMap((each) => {
      const taken = Math.min(open, each.amount);
      open -= taken;
      each.amount -= taken;
      return taken > 0 ? { where: each.where, amount: taken } : [];
    });
  });
}
