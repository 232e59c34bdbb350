import { chargedPieces } from '../after-sale/withdrawal-refund.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';

export interface ComplainedPiece {
  variant_id: number | null;
}

/**
 * What was paid for each complained piece and is neither given back nor on its way back: pieces that a return has count as
 * gone, and so does what earlier complaints gave for the same product.
 */
export function leftOfPieces(rows: OrderRows, pieces: readonly ComplainedPiece[]): number[] {
  const counted = new Map<number, number>();
  return pieces.map(({ variant_id }) => {
    if (variant_id === null) return 0;
    const at = counted.get(variant_id) ?? 0;
    counted.set(variant_id, at + 1);
    return chargedPieces(rows, { productId: variant_id, amount: at + 1 })[at] ?? 0;
  });
}
