import { labelling, localeCodes, mostLevels, mostTabs } from 'mf-shared/contract';
import { mostMenuLinks } from 'mf-shared/contract/staff-choices';
import { contentPattern } from 'mf-shared/rules/unit-price';
import { z } from 'zod';
import { price } from '../modules/prices/written-price.ts';

/** The files of a merchant's folder, `<name>.jsonl`, one record a line. docs/import.md explains them. */

/** How a merchant names a thing; it never changes, so that a changed name or address is known as a change. */
const key = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._:/-]{0,99}$/u, 'is not a key: write letters, digits and . _ : / -, at most 100');
const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no part of an address: write a-z, 0-9 and single hyphens between them');
const name = z.string().trim().min(1, 'is empty').max(300);
const line = z.string().max(1000);
const words = z.string().max(5000);
const html = z.string().max(200_000);
const day = z.iso.date('is not a day: write it like 2026-11-25');
const moment = z.iso.datetime({ offset: true, error: 'is not a time: write it like 2026-11-25T10:00:00Z' });
const colourCode = z.string().regex(/^#[0-9a-f]{6}$/, 'is no colour: write it like #2f5d50');
/** A file of the folder, or a web address that it is fetched from. */
const picture = z
  .string()
  .min(1, 'is empty')
  .max(2000)
  .refine(
    (path) => !/^[a-z][a-z0-9+.-]*:/i.test(path) || /^https?:\/\//i.test(path),
    'is no address that a picture can be fetched from: write https://…, or name a file of the folder',
  );

const inLanguages = <T extends z.ZodType>(value: T) =>
  z
    .partialRecord(z.enum(localeCodes), value)
    .refine((texts) => Object.keys(texts).length > 0, `has no text: give one of ${localeCodes.join(', ')}`);
const names = inLanguages(name);
/** Where it leads: an address of the shop or of the web, one a line where a text has several. */
const links = z
  .string()
  .max(2000)
  .refine(
    (lines) => lines.split('\n').every((each) => each === '' || /^(\/(?!\/)|https?:\/\/)/i.test(each)),
    'is no address: begin it with / or https://',
  );
/** When it is shown: from the start on and until the end, where they are told. */
const period = { starts: moment.optional(), ends: moment.optional(), active: z.boolean().default(true) };
const dayRange = z.strictObject({ start: z.int().min(0).max(365), end: z.int().min(0).max(365) });

const prices = z.strictObject({
  regular: price,
  /** What it costs now, where that is less. */
  active: price.optional(),
  club: price.optional(),
  /** When the active price ends, as it is told to shoppers. */
  ends: moment.optional(),
});
export type ImportPrice = z.infer<typeof prices>;

const settings = z.strictObject({ key: z.string().regex(/^[a-z][a-z0-9_]{0,99}$/), value: z.string().max(100_000) });

const currencies = z.strictObject({
  code: z.string().regex(/^[a-z]{3}$/),
  /** With `{price}`. */
  format: z
    .string()
    .regex(/\{price\}/, 'has no {price}')
    .max(40),
  /** Units per unit of the shop's currency. */
  rate: z.number().positive(),
  whole: z.boolean().default(false),
});

const taxAreas = z.strictObject({
  key: slug,
  name,
  rates: z
    .array(z.strictObject({ percent: z.number().min(0).max(50), from: day, class: z.int().min(1).max(99).default(5) }))
    .min(1),
});

const countries = z.strictObject({
  code: z.string().regex(/^[a-z]{2}$/, 'is no country: write its two small letters, like fi'),
  names,
  taxArea: slug,
  currency: z.string(),
  eu: z.boolean(),
  /** Added to a variant's delivery days. */
  deliveryDays: dayRange.default({ start: 0, end: 0 }),
});

const deliveryMethods = z.strictObject({
  key: slug,
  country: z.string(),
  kind: z.enum(['pickup_point', 'home', 'store', 'express', 'repack']),
  carrier: z.string().max(100).default(''),
  names,
  descriptions: inLanguages(line).optional(),
  price,
  freeFrom: price.optional(),
  days: dayRange.default({ start: 1, end: 3 }),
});

const stores = z.strictObject({
  key: slug,
  name,
  shortName: name.optional(),
  type: z.enum(['retail', 'warehouse', 'web']),
  // The staff write these too: what a file does not name stays as it is.
  pickup: z.boolean().optional(),
  sellsOnline: z.boolean().optional(),
  /** False for a new one that staff open later; whether a known one is open only they say. */
  open: z.boolean().optional(),
  address: line.optional(),
  postalCode: line.optional(),
  city: line.optional(),
  phone: line.optional(),
  email: line.optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  /** From Monday; null where it is closed. */
  openingHours: z.array(z.string().max(20).nullable()).length(7).optional(),
});

const safetyContact = z.strictObject({ name, address: line.min(1), email: z.email() });

const brands = z.strictObject({
  key: slug,
  name,
  // The staff write these too: what a file does not name stays as it is.
  logo: picture.optional(),
  /** The producer, and who answers for its products in the European Union where it is outside (LAW-8). */
  producer: safetyContact.extend({ responsible: safetyContact.optional() }).optional(),
  texts: inLanguages(
    z.strictObject({ title: line.optional(), description: html.optional(), metaDescription: line.optional() }),
  ).optional(),
  /** Whether it is among those shown first, and whether it has no page; without it a brand stays as it is. */
  featured: z.boolean().optional(),
  hidden: z.boolean().optional(),
});

const colours = z.strictObject({ key: slug, names, control: colourCode });
const types = z.strictObject({ key: slug, names });
const properties = z.strictObject({
  key: slug,
  names,
  unit: z.string().max(20).default(''),
  filter: z.enum(['range', 'checkbox']),
  /** The values that can be ticked, for a checkbox. */
  values: z.record(z.string(), names).default({}),
});
const tags = z.strictObject({
  key: slug,
  names,
  background: colourCode,
  text: colourCode,
  ribbon: z.boolean().default(false),
});

const sizeTables = z.strictObject({
  key: slug,
  names,
  infos: inLanguages(words).optional(),
  /** The whole table as a picture. */
  image: picture.optional(),
  hideImage: z.boolean().default(false),
  /** How to measure. */
  images: z.array(picture).max(20).default([]),
  /** The columns. */
  sizes: z
    .array(z.strictObject({ size: line, product_type: line.default('') }))
    .max(100)
    .default([]),
  /** The rows, with a value per column. */
  measures: z
    .array(z.strictObject({ names, unit: z.string().max(20).default(''), values: z.array(line).max(100) }))
    .max(50)
    .default([]),
});

/** A link that the menu shows beside a group (NAV-15). */
const menuLink = z.strictObject({
  path: z
    .string()
    .max(1000)
    .regex(/^\/(?!\/)\S*$/, 'is no address of the shop: begin it with /, as in /stores/')
    .refine((path) => !/^\/(staff|api|media|remotes)\//.test(path), 'is no page that shoppers read'),
  titles: names,
  image: picture,
});

const groups = z.strictObject({
  key,
  parent: key.optional(),
  slugs: inLanguages(slug),
  names,
  /** For menus, where the name is long. */
  shortNames: names.optional(),
  texts: inLanguages(
    z.strictObject({
      description_html: html.optional(),
      meta_title: line.optional(),
      meta_description: line.optional(),
    }),
  ).optional(),
  image: picture.optional(),
  /** Properties that its lists are filtered by; without them a group that is there keeps its own. */
  properties: z.array(slug).max(50).optional(),
  /** A new group is, unless told otherwise. */
  inMenu: z.boolean().optional(),
  /** Without it a group that is there keeps the links that the staff gave it; an empty list takes them away. */
  menuLinks: z
    .array(menuLink)
    .max(mostMenuLinks)
    .refine((all) => new Set(all.map(({ path }) => path)).size === all.length, 'has two links to one page')
    .optional(),
});

const mostVariants = 1000;
const sku = z.string().trim().min(1, 'is empty').max(100);

const variant = z.strictObject({
  sku,
  ean: z
    .string()
    .regex(/^\d{8,14}$/, 'is not an EAN: it has 8 to 14 digits')
    .optional(),
  colour: slug.optional(),
  size: z.string().trim().min(1).max(60).optional(),
  type: slug.optional(),
  /** Where it costs something else than its product. */
  price: prices.optional(),
  days: dayRange.default({ start: 1, end: 3 }),
  /** Can be ordered without stock. */
  onOrder: z.boolean().default(false),
  weightGrams: z.int().min(0).optional(),
  /** What it holds of what is sold by weight, volume, length or area. */
  content: z
    .string()
    .regex(contentPattern, 'is no content: write a figure, a space and g, kg, ml, l, cm, m or m2, like 230 g or 60 m')
    .optional(),
});
export type ImportVariant = z.infer<typeof variant>;

const products = z.strictObject({
  key,
  slug,
  number: z.string().max(100).default(''),
  brand: slug,
  /** The first is where it belongs. */
  groups: z.array(key).min(1, 'is empty: a product belongs to a group').max(50),
  texts: inLanguages(
    z.strictObject({
      name,
      short: line.default(''),
      description: words.default(''),
      html: html.default(''),
      meta: line.default(''),
      tagline: line.default(''),
      /** False for a machine's translation. */
      manual: z.boolean().default(true),
    }),
  ),
  price: prices,
  taxClass: z.int().min(1).max(99).default(5),
  published: day.optional(),
  sizeTable: slug.optional(),
  public: z.boolean().default(true),
  outlet: z.boolean().default(false),
  images: z.array(picture).max(50).default([]),
  colours: z.array(z.strictObject({ key: slug, images: z.array(picture).max(50).default([]) })).default([]),
  properties: z.record(z.string(), z.union([z.number(), z.string(), z.array(z.string()).max(50)])).default({}),
  tags: z.array(slug).max(20).default([]),
  /** Fibres and care of textiles, battery, packaging. */
  labelling: labelling.optional(),
  variants: z
    .array(variant)
    .min(1, 'is empty: a product needs a variant with a SKU')
    .max(mostVariants, `has more than ${mostVariants} variants: make several products of it`),
});
export type ImportProduct = z.infer<typeof products>;

const stock = z.strictObject({ sku, store: slug, quantity: z.int().min(0).max(10_000_000) });

const page = z.strictObject({
  key: slug,
  slugs: inLanguages(slug),
  section: z.enum(['service', 'shop', 'circular', 'company', 'corporate']).default('service'),
  inNavigation: z.boolean().default(true),
  /** Whether shoppers see it; without it a page that is there stays as it is. */
  published: z.boolean().optional(),
  /** Shoppers see it from this day on. */
  from: day.optional(),
  /** Its place among the pages of its section, of either kind; without it a page stays where the staff put it. */
  place: z.int().min(1).max(1_000_000).optional(),
});
const pages = page.extend({
  texts: inLanguages(z.strictObject({ title: name, content: html, metaDescription: line.optional() })),
});

/** Shoppers read a page in the languages in which each tab has a title and a slug; in others they may be missing. */
export interface ImportTab {
  title: string;
  slug: string;
  content: string;
  tabs: ImportTab[];
}
const tabs = (levels: number): z.ZodType<ImportTab[]> =>
  z
    .array(
      z.strictObject({
        title: z.string().trim().max(300).default(''),
        slug: slug.or(z.literal('')).default(''),
        content: html.default(''),
        tabs: (levels > 1
          ? tabs(levels - 1)
          : z.array(z.never()).max(0, 'is below the fifth level: there are five at most')
        ).default([]),
      }),
    )
    .max(mostTabs);
const tabbedPages = page.extend({
  texts: inLanguages(
    z.strictObject({ title: z.string().trim().max(300).default(''), tabs: tabs(mostLevels).default([]) }),
  ).refine((texts) => Object.values(texts).some(({ title }) => title !== ''), 'has no title in any language'),
});

const keywords = z.strictObject({
  key: slug,
  /** What is typed, a line that answers it, and where it leads. */
  texts: inLanguages(z.strictObject({ keyword: name, text: line.optional(), url: links.optional() })),
});

const banners = z.strictObject({
  key: slug,
  kind: z.enum(['image', 'dynamic', 'text', 'hero']),
  image: picture.optional(),
  /** The point that every crop keeps, in percent from the left and from the top. */
  cropPoint: z
    .string()
    .regex(/^(\d|[1-9]\d|100)\/(\d|[1-9]\d|100)$/, 'is no point: write it like 50/30')
    .optional(),
  subText: line.optional(),
  texts: inLanguages(
    z.strictObject({
      title: line.optional(),
      heading: line.optional(),
      text: line.optional(),
      /** A line per button. */
      url: links.optional(),
      buttonText: line.optional(),
    }),
  ),
  ...period,
  /** Without it a banner that staff hid stays hidden. */
  active: z.boolean().optional(),
});

const authors = z.strictObject({
  key: slug,
  name,
  image: picture.optional(),
  texts: inLanguages(z.strictObject({ description: words.optional() })).optional(),
});

const posts = z.strictObject({
  key: slug,
  kind: z.enum(['guide', 'test', 'event', 'blog', 'club-offer', 'experience']),
  slugs: inLanguages(slug),
  texts: inLanguages(
    z.strictObject({
      ...{ title: name, label: line.optional(), summary: line.optional(), content: html.optional() },
      metaDescription: line.optional(),
    }),
  ),
  image: picture.optional(),
  author: slug.optional(),
  /** The minutes that reading it takes. */
  minutes: z.int().min(1).max(120).optional(),
  /** Shoppers see it from this day on. */
  published: day,
  /** Whether shoppers see it; without it a post that is there stays as it is. */
  shown: z.boolean().optional(),
  /** Without it a post that is there keeps its products. */
  products: z.array(key).max(100).optional(),
});

const campaigns = z.strictObject({
  key: slug,
  slugs: inLanguages(slug),
  image: picture.optional(),
  texts: inLanguages(z.strictObject({ title: name, description: words.optional() })),
  /** When members of the club see it, before everybody does. */
  clubStarts: moment.optional(),
  ...period,
  /** Whether shoppers see it; without it a campaign that staff hid stays hidden. */
  active: z.boolean().optional(),
  /** Without it a campaign that is there keeps its products. */
  products: z.array(key).max(10_000).optional(),
});

const bundles = z.strictObject({
  key: slug,
  /** The product whose page offers it, and what is bought with it. */
  product: key,
  others: z.array(key).min(1, 'is empty: a bundle has other products').max(10),
  names,
  descriptions: inLanguages(line).optional(),
  percentOff: z.number().min(0).max(90),
  active: z.boolean().default(true),
});

const discountCodes = z
  .strictObject({
    code: z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}._-]{3,40}$/u, 'is not a code: write 3 to 40 letters, digits and . _ -'),
    names: names.optional(),
    percentOff: z.number().gt(0).max(100).optional(),
    amountOff: price.optional(),
    freeDelivery: z.literal(true).optional(),
    /** What the goods must cost at least. */
    minTotal: price.default('0'),
    excludesOffers: z.boolean().default(false),
    clubOnly: z.boolean().default(false),
    /** Orders that may use it. */
    maxUses: z.int().min(1).max(2_000_000_000).optional(),
    ...period,
  })
  .refine(
    ({ percentOff, amountOff, freeDelivery }) =>
      [percentOff, amountOff, freeDelivery].filter((each) => each !== undefined).length === 1,
    'gives one of percentOff, amountOff and freeDelivery',
  );

/** In the order in which they are read: each names only things of those before it, or of itself. */
export const importFormat = {
  settings,
  currencies,
  'tax-areas': taxAreas,
  countries,
  'delivery-methods': deliveryMethods,
  stores,
  brands,
  colours,
  types,
  properties,
  tags,
  'size-tables': sizeTables,
  groups,
  pages,
  'tabbed-pages': tabbedPages,
  products,
  stock,
  keywords,
  banners,
  authors,
  posts,
  campaigns,
  bundles,
  'discount-codes': discountCodes,
};
export type ImportKind = keyof typeof importFormat;
export type ImportRecord<K extends ImportKind> = z.infer<(typeof importFormat)[K]>;
export const importKinds = Object.keys(importFormat) as ImportKind[];
