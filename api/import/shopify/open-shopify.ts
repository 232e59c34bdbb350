import { basename, dirname } from 'node:path';
import type { Locale } from 'mf-shared/contract';
import type { ImportKind, ImportRecord } from '../import-format.ts';
import { type Place, Problems } from '../problems.ts';
import { checkRecord, type ImportSource, openFolder, type Placed } from '../read-records.ts';
import { choiceOf, colourControl, optionColumns } from './shopify-options.ts';
import { groupOf, isCounted, isGiftCard, isVariant, productOf, skuOf, vendorOf } from './shopify-product.ts';
import { readShopifyProducts, type ShopifyRow } from './shopify-rows.ts';
import { slugOf } from './slug-of.ts';

/** What an export holds of each kind; other kinds come from JSON Lines beside it. */
const derived = ['stores', 'brands', 'colours', 'types', 'groups', 'products', 'stock'] as const satisfies ImportKind[];
type Derived = (typeof derived)[number];

/** Shopify's export of products (CSV) as a merchant's files. @param language of the export's texts. */
export const openShopify = (file: string, language: Locale): ImportSource =>
  openProductRows(file, language, { read: (problems) => readShopifyProducts(file, problems) });

export interface ProductRows {
  /** Streams the rows of each product, in Shopify's columns. */
  read: (problems: Problems) => AsyncIterable<readonly ShopifyRow[]>;
  /** What the merchant calls one of these columns. */
  nameOf?: (column: string) => string;
}

/**
 * A file of rows as a merchant's files. Brands, groups and colours are made of its columns; those that JSON Lines beside it
 * describe stay as described.
 */
export function openProductRows(
  file: string,
  language: Locale,
  { read, nameOf = (column) => column }: ProductRows,
): ImportSource {
  const folder = dirname(file);
  const beside = openFolder(folder);
  let giftCards = 0;

  async function* records(
    kind: Derived,
    problems: Problems,
    holding?: string,
  ): AsyncGenerator<{ value: unknown; place: Place; rows: readonly ShopifyRow[] }> {
    for await (const rows of read(problems)) {
      const [first] = rows;
      if (!first || isGiftCard(first)) {
        if (kind === 'products' && holding === undefined) giftCards += 1;
        continue;
      }
      for (const value of valuesOf(kind, [first, ...rows.slice(1)], language, folder))
        yield { value, place: first.place, rows };
    }
  }

  return {
    folder,
    has: (kind) => derived.some((each) => each === kind) || beside.has(kind),
    async *read<K extends ImportKind>(kind: K, problems: Problems, holding?: string): AsyncGenerator<Placed<K>> {
      const isDerived = derived.some((each) => each === kind);
      // The columns are read once for each kind: what is wrong with the file itself is told once.
      const told = kind === 'products' || !isDerived ? problems : new Problems();
      const seen = new Set<string>();
      if (!isDerived || (kind !== 'products' && kind !== 'stock'))
        for await (const placed of beside.read(kind, problems, holding)) {
          if ('key' in placed.record) seen.add(placed.record.key);
          yield placed;
        }
      if (!isDerived) return;
      if (kind === 'stores') {
        if (seen.size === 0) yield { record: warehouse as ImportRecord<K>, place: { file: basename(file), line: 0 } };
        return;
      }
      const store = kind === 'stock' ? await firstStore(beside) : '';
      for await (const { value, place, rows } of records(kind as Derived, told, holding)) {
        const key = kind === 'products' || kind === 'stock' ? null : (value as { key: string }).key;
        if (key !== null && seen.has(key)) continue;
        if (key !== null) seen.add(key);
        const record = checkRecord(kind, kind === 'stock' ? { ...(value as object), store } : value, {
          place,
          problems: told,
          whereIs: (path) => columnOf(path, rows, nameOf),
        });
        if (record) yield { record, place };
      }
    },
    notes: () => (giftCards > 0 ? [`Gift cards that are left out: ${giftCards}. The shop has its own`] : []),
  };
}

/** Names nothing that the staff may have written of it meanwhile (STAFF-47). */
const warehouse = { key: 'warehouse', name: 'Warehouse', type: 'warehouse' };

/** Exports count one stock: it lies in the first store that the folder describes. */
async function firstStore(beside: ImportSource): Promise<string> {
  for await (const { record } of beside.read('stores', new Problems())) return record.key;
  return warehouse.key;
}

function valuesOf(
  kind: Derived,
  rows: readonly [ShopifyRow, ...ShopifyRow[]],
  language: Locale,
  folder: string,
): object[] {
  const [first] = rows;
  const columns = optionColumns(first.cells);
  const variants = rows.filter(isVariant);
  const named = (name: string) => ({ key: slugOf(name), names: { [language]: name } });
  switch (kind) {
    case 'brands':
      return [{ key: slugOf(vendorOf(first)), name: vendorOf(first) }];
    case 'groups':
      return [{ ...named(groupOf(first)), slugs: { [language]: slugOf(groupOf(first)) } }];
    case 'colours':
      return variants.flatMap((row) => {
        const { colour } = choiceOf(row, columns);
        return colour ? [{ ...named(colour), control: colourControl(colour) }] : [];
      });
    case 'types':
      return variants.flatMap((row) => choiceOf(row, columns).type ?? []).map(named);
    case 'products':
      return [productOf(rows, language, folder)];
    case 'stock':
      return variants.filter(isCounted).map((row) => ({
        sku: skuOf(row, choiceOf(row, columns)),
        quantity: Math.max(0, Math.round(Number(row.cells['Variant Inventory Qty'] || 0))),
      }));
    default:
      return [];
  }
}

const columnNames: Readonly<Record<string, string>> = {
  regular: 'Variant Price',
  active: 'Variant Price',
  sku: 'Variant SKU',
  name: 'Title',
  key: 'Handle',
  size: 'Option Value',
  html: 'Body (HTML)',
  quantity: 'Variant Inventory Qty',
  content: 'Variant Content',
};

/** The line and the column that a part of a record came from. */
function columnOf(
  path: readonly PropertyKey[],
  rows: readonly ShopifyRow[],
  nameOf: (column: string) => string,
): { line: number; field: string } {
  const variants = rows.filter(isVariant);
  const row = (path[0] === 'variants' ? variants[Number(path[1])] : variants[0]) ?? rows[0];
  const column = columnNames[String(path.at(-1))];
  const field = column === undefined ? path.map(String).join('.') : (row?.written?.[column] ?? nameOf(column));
  return { line: row?.place.line ?? 0, field };
}
