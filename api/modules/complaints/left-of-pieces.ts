import { chargedPieces } from '../after-sale/withdrawal-refund.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';

export interface ComplainedPiece {
  variant_id: number | null;
}

/**
 * What was paid for each complained piece and is neither given back nor on its way back: pieces that a return has count as
 * gone, and so does what earlier complaints gave for the same product.
 */
export function leftOfPieces(
  rows: OrderRows,
  pieces: readonly ComplainedPiece[],
  givenBefore: ReadonlyMap<number, number>,
): number[] {
  const counted = new Map<number, number>();
  const left = new Map<number, number>();
  return pieces.map(({ variant_id }) => {
    if (variant_id === null) return 0;
    const bought = rows.lines.reduce((sum, line) => (line.variant_id === variant_id ? sum + line.amount : sum), 0);
    const charged = chargedPieces({ ...rows, complaints: [] }, { productId: variant_id, amount: bought });
    const at = counted.get(variant_id) ?? 0;
    counted.set(variant_id, at + 1);
    const ofProduct =
      left.get(variant_id) ?? charged.reduce((sum, minor) => sum + minor, 0) - (givenBefore.get(variant_id) ?? 0);
    const own = Math.max(0, Math.min(charged[at] ?? 0, ofProduct));
    left.set(variant_id, ofProduct - own);
    return own;
  });
}
