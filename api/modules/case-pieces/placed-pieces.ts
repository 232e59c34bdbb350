import type { InspectedPieces, PlacePieces } from 'mf-shared/contract';
import { Refusal } from '../../http/refusal.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';

type Row = PlacePieces['rows'][number];
/** The columns of a row that tell how its pieces are and where. */
export interface PlacedColumns {
  condition: Row['condition'];
  destination: Row['destination'];
  store_id: number | null;
  place: string;
}

/**
 * How the pieces of a case are and where, as they are kept; what is with the buyer is in no condition and at no place
 * (AFTER-113); pieces lie in stores that have closed too. @throws Refusal 400 for a store that is missing or that there is not, and where it is not about each row
 */
export function placedPieces(rows: readonly Row[], count: number, { allStores }: Catalogue): PlacedColumns[] {
  const fields: Record<string, string> = {};
  if (rows.length !== count) fields.rows = 'validation.invalid';
  for (const [at, { destination, store }] of rows.entries())
    if (destination === 'store' && (store === null || allStores.get(store)?.type !== 'retail'))
      fields[`rows.${at}.store`] = store === null ? 'validation.required' : 'validation.invalid';
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'invalid_request', { fields });
  return rows.map(({ condition, destination, store, place }) => ({
    condition: destination === null ? null : condition,
    destination,
    store_id: destination === 'store' ? store : null,
    place: destination === null || destination === 'written_off' ? '' : place,
  }));
}

export const toPieces = ({ condition, destination, store_id, place }: PlacedColumns): InspectedPieces => ({
  ...{ condition, destination, store: store_id, place },
});
