import type { PackedList, ProductListItem } from 'mf-shared/contract';
import { flagFields, plainFieldNames } from 'mf-shared/contract/list-fields';
import { dayMs, slugOfName } from './slug-of-name.ts';

type Special = Omit<ProductListItem, (typeof plainFieldNames)[number] | (typeof flagFields)[number]>;

/** The list that {@link ListPacker} packed. What is alike is one object in memory, too: read it, never change it. */
export function unpackList({ codes, columns }: PackedList): ProductListItem[] {
  const tags = codes.tags.map(([name, slug, bgColor, textColor]) => ({ name, slug, bgColor, textColor }));
  const properties = codes.properties.map(([slug, value, filter]) => ({ slug, value, filter }));
  const at = <T>(entries: readonly T[], code: number | undefined): T => entries[code as number] as T;
  const all = <T>(entries: readonly T[], list: readonly number[]): T[] => list.map((code) => at(entries, code));

  return columns.id.map((_, row) => {
    const [manufacturer, manufacturerSlug] = at(codes.makers, columns.maker[row]);
    const name = at(columns.name, row);
    const folder = at(codes.folders, columns.folder[row]);
    const start = folder.startsWith('/') ? folder : `/${manufacturerSlug}/${folder}`;
    const slug = at(columns.slug, row);
    const heads = at(columns.picture, row);
    const colors = at(columns.colors, row).map((color, place) => {
      const [colorSlug, control, colorName, tail] = at(codes.colors, color);
      const head = at(codes.pictures, typeof heads === 'number' ? heads : heads[place]);
      return {
        slug: colorSlug,
        control,
        name: colorName,
        image: tail === null ? head : head + control.slice(1) + tail,
      };
    });
    const image = at(columns.image, row);
    const published = at(columns.published, row);
    const item: Special = {
      manufacturer,
      manufacturerSlug,
      path: `${start}${slug === 0 ? slugOfName(name) : slug}/`,
      productGroupIds: at(codes.groupIds, columns.groupIds[row]),
      image: typeof image === 'number' ? (colors[image]?.image ?? '') : image,
      colors,
      sizes: at(codes.sizes, columns.sizes[row]),
      properties: all(properties, at(columns.properties, row)),
      tags: all(tags, at(columns.tags, row)),
      stocks: all(codes.stores, at(columns.stocks, row)),
      price: {
        active: at(columns.active, row),
        reference: at(columns.reference, row),
        type: at(codes.priceTypes, columns.priceType[row]),
        percentage: at(columns.percentage, row),
        club: at(columns.club, row),
        content: columns.contents?.[row],
      },
      published: typeof published === 'number' ? new Date(published * dayMs).toISOString().slice(0, 10) : published,
    };
    return withSimpleFields(item, columns, row, at(columns.flags, row));
  });
}

/** Sets the simple fields one by one: faster than joining objects for each of thousands of products. */
function withSimpleFields(item: Special, columns: PackedList['columns'], row: number, bits: number): ProductListItem {
  const fields: Record<string, unknown> = item;
  for (const name of plainFieldNames) fields[name] = columns[name][row];
  for (let at = 0; at < flagFields.length; at += 1) fields[flagFields[at] as string] = (bits & (1 << at)) !== 0;
  return item as ProductListItem;
}
