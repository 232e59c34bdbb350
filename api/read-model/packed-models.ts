import type { Model, Variant } from './model.ts';
import type { ModelTable } from './model-table.ts';
import { openColumns } from './open-columns.ts';
import { numberOf, PackedModel } from './packed-model.ts';
import type { PackedStock } from './packed-stock.ts';
import type { ReferenceData } from './reference-data.ts';
import { lastAtMost, rowsById } from './rows-by-id.ts';

/** Models and variants as objects that read their columns; each is the same object every time. */
export interface PackedModels {
  /** In the order of their ids. */
  models: readonly Model[];
  variants: VariantsById;
}

/** The variants by their ids, with the part of a map that is used. */
export type VariantsById = Pick<ReadonlyMap<number, Variant>, 'get' | 'has' | 'keys'>;

export function openPackedModels(table: ModelTable, stock: PackedStock, reference: ReferenceData): PackedModels {
  const opened = openColumns(table, { stock, reference, numberOf });
  const models = Array.from(table.ids, (_, row) => new PackedModel(opened, row));
  return { models, variants: variantsById(table, models) };
}

function variantsById({ variantIds, firstVariants }: ModelTable, models: readonly Model[]): VariantsById {
  const rowOf = rowsById(variantIds);
  const get = (id: number): Variant | undefined => {
    const row = rowOf(id);
    if (row === undefined) return undefined;
    const modelRow = lastAtMost(firstVariants, row);
    return models[modelRow]?.variants[row - (firstVariants[modelRow] ?? 0)];
  };
  return { get, has: (id) => rowOf(id) !== undefined, keys: () => variantIds.values() };
}
