import { sustainableLabel } from 'mf-shared/rules/sustainable-choice';
import type { Model, ModelColour, Prices, PropertyValue } from './model.ts';
import type { ModelTable } from './model-table.ts';
import { columnReader, type PackedColumn, type ReadColumn } from './packed-column.ts';
import type { ModelTag, ReferenceData } from './reference-data.ts';
import type { StockTable } from './stock-table.ts';

/** The columns of a version, ready to be read. */
export interface OpenColumns {
  table: ModelTable;
  reference: ReferenceData;
  stock: StockTable;
  /** Those of `product_models`, by the numbers of their names. */
  models: ReadColumn[];
  variants: Record<string, ReadColumn>;
  prices: PricesByRow;
  variantPrices: PricesByRow;
  groupsOf: (row: number) => Model['groups'];
  tagsOf: (row: number) => readonly ModelTag[];
  valueAt: (place: number) => PropertyValue | undefined;
  colours: ReadColumn;
  sustainable: ModelTag | undefined;
  /** The colours that were read last: who asks for them often asks again. */
  lastColours: { row: number; colours: readonly ModelColour[] };
}

/** @param numberOf the number by which a column of `product_models` is read */
export function openColumns(
  table: ModelTable,
  { stock, reference, numberOf }: { stock: StockTable; reference: ReferenceData; numberOf: (name: string) => number },
): OpenColumns {
  const { groups, tags, colours, ...columns } = table.models;
  const readers: ReadColumn[] = [];
  for (const [name, column] of Object.entries(columns)) readers[numberOf(name)] = columnReader(column);
  return {
    ...{ table, reference, stock, models: readers },
    variants: Object.fromEntries(Object.entries(table.variants).map(([name, column]) => [name, columnReader(column)])),
    prices: new PricesByRow(table.prices.models),
    variantPrices: new PricesByRow(table.prices.variants),
    groupsOf: resolved(groups, (ids: number[]) => ids.flatMap((id) => reference.groups.byId.get(id) ?? []), []),
    tagsOf: resolved(tags, (ids: number[]) => ids.flatMap((id) => reference.tags.get(id) ?? []), []),
    valueAt: resolved(table.values, (value: [number, string, number | null]) => toValue(value, reference), undefined),
    colours: colours ? columnReader(colours) : () => [],
    sustainable: [...reference.tags.values()].find(({ slug }) => slug === sustainableLabel),
    lastColours: { row: -1, colours: [] },
  };
}

/** What the values of a column stand for, made once for each. */
function resolved<From, To>(
  column: PackedColumn | undefined,
  resolve: (value: From) => To,
  otherwise: To,
): (row: number) => To {
  if (column?.kind !== 'codes') return () => otherwise;
  const { codes } = column;
  const values = column.values.map((value) => resolve(value as From));
  return (row) => values[codes[row] ?? 0] ?? otherwise;
}

function toValue([propertyId, value, number]: [number, string, number | null], { properties }: ReferenceData) {
  const property = properties.get(propertyId);
  return property && { property, value, number };
}

/** Prices by row, of which some have changed since they were packed. */
class PricesByRow {
  readonly #packed: ReadColumn;
  readonly #changed = new Map<number, Prices | null>();

  constructor(column: PackedColumn) {
    this.#packed = columnReader(column);
  }

  at(row: number): Prices | null {
    const changed = this.#changed.get(row);
    return changed === undefined ? (this.#packed(row) as Prices | null) : changed;
  }

  set(row: number, prices: Prices | null): void {
    this.#changed.set(row, prices);
  }
}
