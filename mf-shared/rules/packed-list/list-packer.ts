import type { PackedList, ProductListItem } from 'mf-shared/contract';
import { flagFields, plainFieldNames, plainFields } from 'mf-shared/contract/list-fields';
import { codeBook } from './code-book.ts';
import { dayMs, slugOfName } from './slug-of-name.ts';

type Columns = PackedList['columns'];
type Codes = PackedList['codes'];
type PlainField = (typeof plainFieldNames)[number];

/** Packs a list product by product, so that a long one can be made in pieces; {@link unpackList} gives the same list back. */
export class ListPacker {
  readonly #books = {
    makers: codeBook<Codes['makers'][number]>(),
    folders: codeBook<string>(),
    groupIds: codeBook<number[]>(),
    pictures: codeBook<string>(),
    colors: codeBook<Codes['colors'][number]>(),
    sizes: codeBook<string[]>(),
    properties: codeBook<Codes['properties'][number]>(),
    tags: codeBook<Codes['tags'][number]>(),
    stores: codeBook<string>(),
    priceTypes: codeBook<Codes['priceTypes'][number]>(),
  };
  readonly #columns = emptyColumns();

  add(item: ProductListItem): void {
    const plain: Record<PlainField, unknown[]> = this.#columns;
    for (const name of plainFieldNames) plain[name].push(item[name]);
    this.#addPath(item);
    this.#addColors(item);
    this.#addPrice(item);
    const columns = this.#columns;
    const { makers, groupIds, sizes, properties, tags, stores } = this.#books;
    columns.maker.push(makers.codeOf([item.manufacturer, item.manufacturerSlug]));
    columns.groupIds.push(groupIds.codeOf(item.productGroupIds));
    columns.sizes.push(sizes.codeOf(item.sizes));
    columns.properties.push(item.properties.map(({ slug, value, filter }) => properties.codeOf([slug, value, filter])));
    columns.tags.push(item.tags.map((tag) => tags.codeOf([tag.name, tag.slug, tag.bgColor, tag.textColor])));
    columns.stocks.push(item.stocks.map((slug) => stores.codeOf(slug)));
    columns.published.push(dayOf(item.published));
    columns.flags.push(flagFields.reduce((bits, name, at) => (item[name] ? bits | (1 << at) : bits), 0));
  }

  /** @param total products of the whole list, where not all were added */
  finish(total = this.#columns.id.length): PackedList {
    const books = this.#books;
    return {
      total,
      codes: {
        makers: books.makers.entries,
        folders: books.folders.entries,
        groupIds: books.groupIds.entries,
        pictures: books.pictures.entries,
        colors: books.colors.entries,
        sizes: books.sizes.entries,
        properties: books.properties.entries,
        tags: books.tags.entries,
        stores: books.stores.entries,
        priceTypes: books.priceTypes.entries,
      },
      columns: this.#columns,
    };
  }

  #addPath({ path, manufacturerSlug, name }: ProductListItem): void {
    const brand = `/${manufacturerSlug}/`;
    const rest = path.startsWith(brand) ? path.slice(brand.length) : path;
    const cut = rest.lastIndexOf('/', rest.length - 2) + 1;
    const slug = rest.slice(cut, -1);
    this.#columns.folder.push(this.#books.folders.codeOf(rest.slice(0, cut)));
    this.#columns.slug.push(slug === slugOfName(name) ? 0 : slug);
  }

  #addColors({ colors, image }: ProductListItem): void {
    const columns = this.#columns;
    const books = this.#books;
    const parts = colors.map((color) => partsOf(color.image, color.control));
    columns.colors.push(
      colors.map((color, at) => books.colors.codeOf([color.slug, color.control, color.name, parts[at]?.[1] ?? null])),
    );
    const heads = parts.map(([head]) => books.pictures.codeOf(head));
    columns.picture.push(heads.every((head) => head === heads[0]) ? (heads[0] ?? 0) : heads);
    const own = colors.findIndex((color) => color.image === image);
    columns.image.push(own >= 0 ? own : image);
  }

  #addPrice({ price }: ProductListItem): void {
    const columns = this.#columns;
    columns.active.push(price.active);
    columns.reference.push(price.reference);
    columns.priceType.push(this.#books.priceTypes.codeOf(price.type));
    columns.percentage.push(price.percentage);
    columns.club.push(price.club);
    if (price.content) {
      columns.contents ??= {};
      columns.contents[columns.club.length - 1] = price.content;
    }
  }
}

/** Products of one design differ in their colour's digits only, which stand in the picture's path. */
function partsOf(image: string, control: string): [string, string | null] {
  const digits = control.slice(1);
  const at = digits === '' ? -1 : image.indexOf(digits);
  return at < 0 ? [image, null] : [image.slice(0, at), image.slice(at + digits.length)];
}

function dayOf(date: string): number | string {
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) / dayMs : Number.NaN;
  return Number.isInteger(day) && new Date(day * dayMs).toISOString().startsWith(date) ? day : date;
}

/** Texts stand with texts and numbers with numbers: what is alike compresses better. */
const emptyColumns = (): Columns => ({
  ...plainColumns((name) => name === 'id' || plainFields[name] === 'text'),
  maker: [],
  folder: [],
  slug: [],
  groupIds: [],
  image: [],
  colors: [],
  picture: [],
  sizes: [],
  properties: [],
  tags: [],
  stocks: [],
  active: [],
  reference: [],
  priceType: [],
  percentage: [],
  club: [],
  ...plainColumns((name) => name !== 'id' && plainFields[name] !== 'text'),
  published: [],
  flags: [],
});

const plainColumns = (isWanted: (name: PlainField) => boolean): Pick<Columns, PlainField> =>
  Object.fromEntries(plainFieldNames.filter(isWanted).map((name) => [name, []])) as unknown as Pick<
    Columns,
    PlainField
  >;
