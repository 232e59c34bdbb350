import type { InspectedPieces, PlacePieces } from 'mf-shared/contract';

type Row = PlacePieces['rows'][number];
export type PlacedName = `condition-${number}` | `where-${number}` | `place-${number}`;
export type PlacedValues = Readonly<Record<PlacedName, string>>;

/** The fields of a form about the pieces of a case. `where`: '' with the buyer, a store's id, `workshop` or `written_off`. */
export const placedValues = (pieces: readonly InspectedPieces[]): PlacedValues =>
  Object.fromEntries(
    pieces.flatMap(({ condition, destination, store, place }, at) => [
      [`where-${at}`, destination === 'store' ? String(store) : (destination ?? '')],
      [`condition-${at}`, condition ?? 'used'],
      [`place-${at}`, place],
    ]),
  ) as PlacedValues;

/** The rows as the service takes them (AFTER-113). */
export const placedRows = (values: PlacedValues, count: number): Row[] =>
  Array.from({ length: count }, (_, at) => {
    const where = values[`where-${at}`] ?? '';
    const isStore = /^\d+$/.test(where);
    return {
      condition: where === '' ? null : ((values[`condition-${at}`] ?? null) as Row['condition']),
      destination: isStore ? 'store' : where === '' ? null : (where as Row['destination']),
      store: isStore ? Number(where) : null,
      place: where === '' || where === 'written_off' ? '' : (values[`place-${at}`] ?? ''),
    };
  });
