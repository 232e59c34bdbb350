import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import type { TableRow } from '../csv-rows.ts';
import { measuredContent } from '../measured-content.ts';

/** What a table can say, by the column of Shopify's export that says it. */
const columnOf = {
  key: 'Handle',
  name: 'Title',
  short: 'SEO Description',
  html: 'Body (HTML)',
  brand: 'Vendor',
  group: 'Type',
  sku: 'Variant SKU',
  ean: 'Variant Barcode',
  colour: 'Option1 Value',
  size: 'Option2 Value',
  type: 'Option3 Value',
  price: 'Variant Price',
  regular: 'Variant Compare At Price',
  quantity: 'Variant Inventory Qty',
  weightGrams: 'Variant Grams',
  content: 'Variant Content',
  images: 'Image Src',
} as const;
type Field = keyof typeof columnOf;
const fields = Object.keys(columnOf) as Field[];
const optionNames = { colour: 'Option1 Name', size: 'Option2 Name', type: 'Option3 Name' } as const;

const field = z.enum(fields);
const text = z.string().min(1).max(200);

/** `--mapping`: which column of the merchant's table says what (IMPORT-14). */
export const tableMapping = z
  .strictObject({
    columns: z.partialRecord(field, text),
    /** Values that no column has, the same for every row. */
    values: z.partialRecord(field, text).default({}),
    /** The sign before cents. */
    decimal: z.enum(['.', ',']).default('.'),
    /** The delimiter of a CSV file. */
    delimiter: z.enum([',', ';', '\t', '|']).default(','),
    /** The sheet of an XLSX file; by default the first one. */
    sheet: text.optional(),
  })
  .refine(({ columns, values }) => ['name', 'sku', 'price'].every((each) => each in columns || each in values), {
    message: 'name, sku and price need a column',
  });
export type TableMapping = z.infer<typeof tableMapping>;

/** @throws an Error in a sentence for whoever wrote the file */
export async function readMapping(file: string): Promise<TableMapping> {
  const written = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no mapping ${basename(file)}.\n`);
  });
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch (error) {
    throw new Error(`${basename(file)} is not JSON: ${(error as Error).message}.\n`);
  }
  const parsed = tableMapping.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`);
  throw new Error(`${basename(file)} is no mapping: ${faults.join('; ')}.\n`);
}

/** Columns that the mapping names and the table lacks. */
export const missingColumns = ({ cells }: TableRow, { columns }: TableMapping): string[] =>
  Object.values(columns).filter((column) => !(column in cells));

/** What the merchant calls a column of Shopify's. */
export function merchantsName(column: string, { columns }: TableMapping): string {
  const found = column === 'Option Value' ? 'size' : fields.find((each) => columnOf[each] === column);
  return (found && columns[found]) ?? column;
}

type Read = (value: string, decimal: TableMapping['decimal']) => string;
const asItIs: Read = (value) => value;

/** A row in Shopify's columns; more pictures than one stand in rows of their own. */
export function mapRow({ cells, place }: TableRow, mapping: TableMapping): TableRow[] {
  const { columns, values, decimal } = mapping;
  const mapped: Record<string, string> = {};
  for (const each of fields) {
    const column = columns[each];
    const value = (column === undefined ? '' : (cells[column] ?? '').trim()) || values[each] || '';
    mapped[columnOf[each]] = (readers[each] ?? asItIs)(value, decimal);
  }
  mapped.Handle ||= mapped['Variant SKU'] ?? '';
  for (const each of ['colour', 'size', 'type'] as const) if (each in columns) mapped[optionNames[each]] = each;
  const [first = '', ...more] = (mapped['Image Src'] ?? '').split(/[\s|;]+/).filter(Boolean);
  const pictures = more.map((picture) => ({ cells: { Handle: mapped.Handle ?? '', 'Image Src': picture }, place }));
  return [{ cells: { ...mapped, 'Image Src': first }, place }, ...pictures];
}

/** `0,5 l` or `75cl` as a content; what is none is left to the check, which tells it. */
const contentIn = (value: string, decimal: TableMapping['decimal']): string =>
  measuredContent(decimal === ',' ? value.replace(',', '.') : value) || value;

/** `1 299,00 €` with a comma for cents is 1299.00; what is no amount is left to the check, which tells it. */
function amountOf(value: string, decimal: TableMapping['decimal']): string {
  const bare = value.replace(/[\s\u00a0\u202f€]|EUR/g, '');
  return decimal === ',' ? bare.replaceAll('.', '').replace(',', '.') : bare;
}

/** The fields that are not taken over to the letter. */
const readers: Readonly<Partial<Record<Field, Read>>> = { price: amountOf, regular: amountOf, content: contentIn };
