import type { Department } from '../assortment/product-types.ts';
import { readTable } from '../text/read-table.ts';

export interface BrandSeed {
  name: string;
  slug: string;
  /** Home town, a proper name that needs no inflection. */
  town: string;
  founded: number;
  departments: readonly Department[];
  isFeatured: boolean;
}

const logoSlug = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, '-');

/** The first ones lead the brands' page. */
const featured = 8;

export const demoBrands: readonly BrandSeed[] = readTable(new URL('./brands.csv', import.meta.url)).map((row, i) => ({
  name: row.text('name'),
  slug: logoSlug(row.text('name')),
  town: row.text('town'),
  founded: row.number('founded'),
  departments: row.words('departments') as Department[],
  isFeatured: i < featured,
}));
