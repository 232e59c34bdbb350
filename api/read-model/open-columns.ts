import { sustainableLabel } from 'mf-shared/rules/sustainable-choice';
import type { Columns } from './columns-packer.ts';
import type { Model, ModelColour, Prices, PropertyValue } from './model.ts';
import type { ModelTable, PackedValue, StoredColour, VariantColumns } from './model-table.ts';
import { columnReader, type PackedColumn, type ReadColumn } from './packed-column.ts';
import type { PackedStock } from './packed-stock.ts';
import { PricesByRow } from './prices-by-row.ts';
import type { ModelTag, ReferenceData } from './reference-data.ts';

/** The columns of a version, ready to be read. */
export interface OpenColumns {
  table: ModelTable;
  reference: ReferenceData;
  stock: PackedStock;
  /** Those of `product_models`, by the numbers of their names. */
  models: ReadColumn<unknown>[];
  variants: OpenVariants;
  prices: PricesByRow<Prices>;
  variantPrices: PricesByRow<Prices | null>;
  groupsOf: (row: number) => Model['groups'];
  tagsOf: (row: number) => readonly ModelTag[];
  valueAt: (place: number) => PropertyValue | undefined;
  colours: ReadColumn<StoredColour[]>;
  sustainable: ModelTag | undefined;
  /** The colours that were read last: a caller often reads the same ones again. */
  lastColours: { row: number; colours: readonly ModelColour[] };
}

/** @param numberOf the number by which a column of `product_models` is read */
export function openColumns(
  table: ModelTable,
  { stock, reference, numberOf }: { stock: PackedStock; reference: ReferenceData; numberOf: (name: string) => number },
): OpenColumns {
  const { groups, tags, colours } = table.links;
  const readers: ReadColumn<unknown>[] = [];
  for (const [name, column] of Object.entries(table.models)) readers[numberOf(name)] = columnReader<unknown>(column);
  return {
    ...{ table, reference, stock, models: readers },
    variants: openVariants(table.variants),
    prices: new PricesByRow(table.prices.models),
    variantPrices: new PricesByRow(table.prices.variants),
    groupsOf: resolved(groups, (ids) => ids.flatMap((id) => reference.groups.byId.get(id) ?? []), []),
    tagsOf: resolved(tags, (ids) => ids.flatMap((id) => reference.tags.get(id) ?? []), []),
    valueAt: resolved(table.values, (value) => toPropertyValue(value, reference), undefined),
    colours: columnReader(colours),
    sustainable: [...reference.tags.values()].find(({ slug }) => slug === sustainableLabel),
    lastColours: { row: -1, colours: [] },
  };
}

type OpenVariants = ReturnType<typeof openVariants>;

const openVariants = (columns: Columns<VariantColumns>) => ({
  sku: columnReader(columns.sku),
  colour: columnReader(columns.colour),
  size: columnReader(columns.size),
  sizeSort: columnReader(columns.sizeSort),
  type: columnReader(columns.type),
  onOrder: columnReader(columns.onOrder),
  blockedStock: columnReader(columns.blockedStock),
  shippingNumber: columnReader(columns.shippingNumber),
  daysFrom: columnReader(columns.daysFrom),
  daysTo: columnReader(columns.daysTo),
  incomingOn: columnReader(columns.incomingOn),
  content: columnReader(columns.content),
});

/** Reads objects in place of a column's ids; each is made once for all rows with the same ids. */
function resolved<From, To>(
  column: PackedColumn<From>,
  resolve: (value: From) => To,
  otherwise: To,
): (row: number) => To {
  if (column.kind !== 'codes') return () => otherwise;
  const { codes } = column;
  const values = column.values.map(resolve);
  return (row) => values[codes[row] ?? 0] ?? otherwise;
}

function toPropertyValue([propertyId, value, number]: PackedValue, { properties }: ReferenceData) {
  const property = properties.get(propertyId);
  return property && { property, value, number };
}
