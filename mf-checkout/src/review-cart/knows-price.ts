import type { CartRow } from 'mf-shared/stores';

/** False until the service has told what a row costs that came without a price: from an earlier or an enterprise order. */
export function knowsPrice({ price, rowTotal }: Pick<CartRow, 'price' | 'rowTotal'>): boolean {
  return rowTotal !== null || price.active > 0;
}
