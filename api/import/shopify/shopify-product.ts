import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from 'mf-shared/contract';
import { measuredContent } from '../measured-content.ts';
import { choiceOf, optionColumns } from './shopify-options.ts';
import type { ShopifyRow } from './shopify-rows.ts';
import { slugOf } from './slug-of.ts';

/** Shopify shows a product without any of them. */
const withoutType = 'Products';
const withoutVendor = 'Own brand';
const longestShort = 200;

export const vendorOf = ({ cells }: ShopifyRow): string => cells.Vendor?.trim() || withoutVendor;

/** The type that the merchant gave it, else the last part of the category. */
export const groupOf = ({ cells }: ShopifyRow): string =>
  cells.Type?.trim() || cells['Product Category']?.split('>').at(-1)?.trim() || withoutType;

/** Rows without a price only bring one more picture. */
export const isVariant = ({ cells }: ShopifyRow): boolean => (cells['Variant Price'] ?? '').trim() !== '';

export const isGiftCard = ({ cells }: ShopifyRow): boolean => cells['Gift Card']?.toLowerCase() === 'true';

/** Its own, or one made of the product and what it is chosen by. A spreadsheet's apostrophe before a number goes. */
export function skuOf(row: ShopifyRow, choice: object): string {
  const own = row.cells['Variant SKU']?.trim().replace(/^'/, '');
  return own || [row.cells.Handle ?? '', ...Object.values(choice).map((value) => slugOf(String(value)))].join('-');
}

/** A product of an export in the format of the files; whether it can be used is checked like any other record. */
export function productOf(rows: readonly [ShopifyRow, ...ShopifyRow[]], language: Locale, folder: string) {
  const [first] = rows;
  const { cells } = first;
  const columns = optionColumns(cells);
  const all = rows.filter(isVariant).map((row) => variantOf(row, columns));
  const [{ price } = { price: undefined }] = all;
  const written = JSON.stringify(price);
  const variants = all.map(({ price: own, ...variant }) =>
    JSON.stringify(own) === written ? variant : { ...variant, price: own },
  );
  const handle = cells.Handle?.trim() ?? '';
  const html = cells['Body (HTML)'] ?? '';
  const hidden =
    cells.Published?.toLowerCase() === 'false' || ['draft', 'archived'].includes(cells.Status?.toLowerCase() ?? '');
  return {
    key: handle,
    slug: slugOf(handle),
    brand: slugOf(vendorOf(first)),
    groups: [slugOf(groupOf(first))],
    texts: {
      [language]: {
        name: cells.Title ?? '',
        short: (cells['SEO Description'] || firstWords(html)).slice(0, longestShort),
        html,
        meta: cells['SEO Description'] ?? '',
      },
    },
    price,
    public: !hidden,
    images: [...new Set(rows.flatMap((row) => pictureOf(row.cells['Image Src'], folder) ?? []))],
    colours: colourPictures(rows.filter(isVariant), columns, folder),
    variants,
  };
}

/** The picture that a variant names is the one of its colour. */
function colourPictures(variants: readonly ShopifyRow[], columns: ReturnType<typeof optionColumns>, folder: string) {
  const pictures = new Map<string, Set<string>>();
  for (const row of variants) {
    const { colour } = choiceOf(row, columns);
    const picture = pictureOf(row.cells['Variant Image'], folder);
    if (!colour || !picture) continue;
    const known = pictures.get(slugOf(colour)) ?? new Set();
    pictures.set(slugOf(colour), known.add(picture));
  }
  return [...pictures].map(([key, images]) => ({ key, images: [...images] }));
}

function variantOf(row: ShopifyRow, columns: ReturnType<typeof optionColumns>) {
  const { cells } = row;
  const choice = choiceOf(row, columns);
  const grams = Math.round(Number(cells['Variant Grams']));
  const content =
    cells['Variant Content'] ||
    measuredContent(`${cells['Unit Price Total Measure'] ?? ''}${cells['Unit Price Total Measure Unit'] ?? ''}`);
  const barcode = cells['Variant Barcode']?.trim().replace(/^'/, '') ?? '';
  return {
    sku: skuOf(row, choice),
    ...(choice.colour && { colour: slugOf(choice.colour) }),
    ...(choice.size && { size: choice.size }),
    ...(choice.type && { type: slugOf(choice.type) }),
    price: priceOf(cells),
    // Sold without being counted, or sold on when nothing is left.
    onOrder: ['continue', 'true'].includes(cells['Variant Inventory Policy']?.toLowerCase() ?? '') || !isCounted(row),
    ...(/^\d{8,14}$/.test(barcode) && { ean: barcode }),
    ...(grams > 0 && { weightGrams: grams }),
    ...(content && { content }),
  };
}

/** Older exports name no tracker and have a quantity. */
export const isCounted = ({ cells }: ShopifyRow): boolean =>
  (cells['Variant Inventory Tracker'] ?? '') !== '' || (cells['Variant Inventory Qty'] ?? '') !== '';

/** The price of a variant, and the regular price where the compared one is higher. */
function priceOf(cells: ShopifyRow['cells']) {
  const active = cells['Variant Price']?.trim() ?? '';
  const compared = cells['Variant Compare At Price']?.trim() ?? '';
  return Number(compared) > Number(active) ? { regular: compared, active } : { regular: active };
}

/** Exports name pictures by addresses: a file of the same name in the folder is taken instead. */
function pictureOf(address: string | undefined, folder: string): string | null {
  const trimmed = address?.trim() ?? '';
  const name = /([^/?#]+)(?:[?#].*)?$/.exec(trimmed)?.[1];
  if (!name) return null;
  const file = ['images', '.']
    .map((place) => join(place, decodeName(name)))
    .find((path) => existsSync(join(folder, path)));
  return file ?? trimmed;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The first words of a rich text, for cards. */
function firstWords(html: string): string {
  const text = html
    .replace(/<(script|style)\b.*?<\/\1>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= longestShort) return text;
  return `${text.slice(0, longestShort - 1).replace(/\s+\S*$/, '')}…`;
}
