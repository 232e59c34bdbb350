import type { Locale } from 'mf-shared/contract';
import type { ImportSource } from '../read-records.ts';
import { openProductRows } from '../shopify/open-shopify.ts';
import { readGoogleProducts } from './google-rows.ts';

/** What a feed calls Shopify's columns. */
const names: Readonly<Record<string, string>> = {
  ...{ Handle: 'id', Title: 'title', 'Body (HTML)': 'description', 'Variant SKU': 'id', 'Variant Price': 'price' },
  'Option Value': 'size',
};

/** A Google Merchant feed (XML) as a merchant's files. @param language of its texts */
export const openGoogleFeed = (file: string, language: Locale): ImportSource =>
  openProductRows(file, language, {
    read: (problems) => readGoogleProducts(file, problems),
    nameOf: (column) => names[column] ?? column,
  });
