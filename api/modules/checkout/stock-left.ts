import type { Variant } from '../../read-model/model.ts';
import { inStock, isOnOrder, isOrderable } from '../../read-model/stock-facts.ts';

/** The most pieces of one product that anybody may order at once. */
export const mostPieces = 999;

/** What can still be ordered while a cart is gone through: two rows of the same product share its pieces. */
export class StockLeft {
  readonly #taken = new Map<number, number>();

  /** Pieces that one more row may have. */
  left(variant: Variant): number {
    if (!isOrderable(variant)) return 0;
    const all = isOnOrder(variant) ? mostPieces : Math.min(mostPieces, inStock(variant));
    return Math.max(0, all - (this.#taken.get(variant.id) ?? 0));
  }

  take(variant: Variant, amount: number): void {
    this.#taken.set(variant.id, (this.#taken.get(variant.id) ?? 0) + amount);
  }
}
