import { z } from 'zod';
import { lineOfText } from './accounts.ts';
import { locale } from './locale.ts';
import { productFacts, typedFacts, typedVariant, variantFacts } from './product-facts.ts';
import { rowIdInPath } from './row-id.ts';
import { stockReasons } from './staff-choices.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

export const productStates = ['shown', 'hidden', 'removed'] as const;
/** `removed`: it vanished from the merchant's files. */
export type ProductState = (typeof productStates)[number];

/** GET /api/staff/products/ */
export const staffProductsQuery = z.object({
  /** Words of the name or the brand, a model number, SKU or EAN, or the id. */
  q: lineOfText(100).default(''),
  state: z.enum(productStates).optional(),
  /** What the web shop can sell now: nothing, or fewer than ten pieces. */
  stock: z.enum(['none', 'few']).optional(),
  /** With the groups below it. */
  group: rowIdInPath.optional(),
  brand: rowIdInPath.optional(),
  campaign: rowIdInPath.optional(),
  /** A language in which nobody has written its texts. */
  lacks: locale.optional(),
  sort: z.enum(['sold', 'name', 'newest']).default('sold'),
  page: staffPage,
});
export const staffProductRow = z.object({
  id: z.number().int(),
  name: z.string().describe('in the language of the request, else in Finnish'),
  slug: z.string(),
  number: z.string(),
  manufacturer: z.string(),
  image: z.string().describe('a path below /media/; empty where there is none'),
  variants: z.number().int(),
  stock: z.number().int().describe('pieces that the web shop can sell'),
  regular: z.number().nullable().describe('euro; null where nothing has a price yet'),
  active: z.number().nullable(),
  state: z.enum(productStates),
  languages: z.number().int().describe('of six'),
});
export type StaffProductRow = z.infer<typeof staffProductRow>;
export const staffProductsResponse = z.object({ results: z.array(staffProductRow), ...pagedAnswer });
export type StaffProductsResponse = z.infer<typeof staffProductsResponse>;

export const amountOfPrice = z.number().min(0).max(9_999_999.99);

/** A price as it is stored, in euro with the VAT of the base tax area. */
export const productPrice = z.object({
  regular: amountOfPrice,
  active: amountOfPrice,
  /** Null: members of the club pay what everybody pays. */
  club: amountOfPrice.nullable(),
});
export type ProductPrice = z.infer<typeof productPrice>;

export const productTexts = z.object({
  name: z.string().trim().min(1).max(300),
  short_description: z.string().trim().max(2000),
  description: z.string().trim().max(20_000).describe('words without HTML, in lists and feeds'),
  long_description_html: z.string().trim().max(200_000).describe('what its page says; sanitised where it is shown'),
  tagline: z.string().trim().max(300),
  model_notice: z.string().trim().max(2000),
  meta_description: z.string().trim().max(1000),
});
export type ProductTexts = z.infer<typeof productTexts>;

const version = z.string().max(40).describe('of what was read: something else that was saved meanwhile is not lost');

const shelf = z.object({
  store_id: z.number().int(),
  store: z.string(),
  quantity: z.number().int(),
  reserved: z.number().int().describe('promised to orders'),
});

export const staffVariant = variantFacts.extend({
  id: z.number().int(),
  sku: z.string(),
  choice: z.string().describe('its colour, size and type, in the language of the request'),
  price: productPrice.nullable().describe('its own; null: that of the product'),
  version,
  shelves: z.array(shelf),
});
export type StaffVariant = z.infer<typeof staffVariant>;

export const productWrites = [
  ...(['product_price', 'product_prices', 'product_texts', 'product_visibility', 'product_stock'] as const),
  ...(['product_pictures', 'product_facts', 'product_variant', 'product_variants'] as const),
] as const;

const productWrite = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  by: z.string().nullable().describe('null where the account is gone'),
  action: z.enum(productWrites),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  can_be_undone: z.boolean().describe('nothing else has changed it since'),
});
export type ProductWrite = z.infer<typeof productWrite>;

const mostPictures = 200;
const picturePaths = z.array(z.string().min(1).max(160)).max(mostPictures).describe('paths below /media/');

/** The pictures of a product as its lines in files have them: those of every colour, the first of which lists show, and those of a colour. */
export const productPictures = z.object({
  images: picturePaths,
  colours: z.array(z.object({ colour_id: z.number().int().positive(), images: picturePaths })).max(200),
});
export type ProductPictures = z.infer<typeof productPictures>;

/** GET /api/staff/products/:id/ */
export const staffProduct = z.object({
  id: z.number().int(),
  name: z.string(),
  number: z.string(),
  manufacturer: z.string(),
  image: z.string(),
  path: z.string().nullable().describe('its page, in the language of the request'),
  state: z.enum(productStates),
  visibility_version: version,
  price: productPrice.nullable(),
  price_version: version,
  lowest_30_days: z.number().nullable().describe('what a lower price would be compared with, if it began now'),
  texts: z.partialRecord(locale, productTexts.extend({ version, is_machine_translated: z.boolean() })),
  pictures: z.object({
    images: z.array(z.string()),
    colours: z.array(z.object({ colour_id: z.number().int(), name: z.string(), images: z.array(z.string()) })),
    version,
  }),
  facts: productFacts.extend({ version }),
  variants: z.array(staffVariant),
  writes: z.array(productWrite),
  /** What the caller may change. */
  /** Texts and visibility, by this reader. */
  can_edit: z.boolean(),
  can_price: z.boolean(),
  /** Facts and variants; those of gift cards and sets are not changed here. */
  can_make: z.boolean(),
});
export type StaffProduct = z.infer<typeof staffProduct>;

/** The answer to a save: the version that is stored now. */
export const savedProduct = z.object({ version });
export type SavedProduct = z.infer<typeof savedProduct>;

/** POST /api/staff/products/:id/price/ */
export const productPriceRequest = productPrice.extend({ version });
/** What is typed of a product in a language. */
export const typedProductTexts = productTexts.extend({ locale });
/** POST /api/staff/products/:id/texts/ */
export const productTextsRequest = typedProductTexts.extend({
  version: version.nullable(),
  is_machine_translated: z
    .boolean()
    .default(false)
    .describe('it has words of a machine that nobody changed, in a language that no person wrote before'),
});
/** POST /api/staff/products/:id/pictures/ */
export const productPicturesRequest = productPictures.extend({ version });
/** POST /api/staff/pictures/, with the file's bytes as the body (application/octet-stream). */
export const uploadedPicture = z.object({ path: z.string().describe('below /media/') });
export type UploadedPicture = z.infer<typeof uploadedPicture>;
/** POST /api/staff/products/: a product with one variant, which shoppers do not see yet. */
export const newProduct = z.object({
  names: z.partialRecord(locale, z.string().trim().max(300)),
  slug: z.string().trim().max(120).default('').describe('of the name where it is empty'),
  brand: z.string().max(120),
  group: z.string().max(120),
  regular: amountOfPrice.describe('euro, with the VAT of the base tax area'),
  tax_class: z.number().int().min(1).max(99),
  sku: z.string().trim().min(1).max(100),
  ean: z.string().trim().max(20).default(''),
  /** What shoppers choose it by among others that come, where there will be some. */
  size: z.string().trim().max(60).default(''),
  colour: z.string().max(120).nullable().default(null),
});
export type NewProduct = z.infer<typeof newProduct>;
/** POST /api/staff/products/:id/facts/ */
export const productFactsRequest = typedFacts.extend({ version });
/** POST /api/staff/products/:id/variant/ */
export const variantRequest = typedVariant.extend({
  sku: z.string().max(100),
  price: productPrice.nullable(),
  version,
});
/** POST /api/staff/products/:id/visibility/ */
export const productVisibilityRequest = z.object({ is_public: z.boolean(), version });
/** POST /api/staff/products/:id/stock/ */
export const productStockRequest = z.object({
  variant_id: z.number().int().positive(),
  store_id: z.number().int().positive(),
  quantity: z.number().int().min(0).max(1_000_000),
  was: z.number().int().min(0).describe('what was read: pieces that were sold meanwhile stay sold'),
  reason: z.enum(stockReasons),
});
/** POST /api/staff/products/:id/undo/ */
export const undoProductWriteRequest = z.object({ write: z.number().int().positive() });
