import type { MenuLink } from '../db/schema/stored-json.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportRecord } from './import-format.ts';
import type { Pictures } from './pictures.ts';
import type { Place } from './problems.ts';
import type { Placed } from './read-records.ts';
import { stagePages } from './stage-pages.ts';

/** Stages stores, brands and what products are described with. Properties come before the groups that name them. */
export async function stageReference(context: ImportContext): Promise<void> {
  await stageStores(context);
  await stageBrands(context);
  await stageColours(context);
  await stageTypes(context);
  await stageProperties(context);
  await stageTags(context);
  await stageSizeTables(context);
  await stageGroups(context);
  await stagePages(context);
}

/** Fields that a record does not name are staged as null: `fillStores` gives them their values. */
async function stageStores({ source, staging, known, problems }: ImportContext): Promise<void> {
  let order = 0;
  for await (const { record, place } of source.read('stores', problems)) {
    await staging.add('stores', [
      {
        // The first warehouse is the central one (AVAIL-13).
        id:
          record.type === 'warehouse'
            ? known.stores.giveReserved(record.key, place, problems)
            : known.stores.give(record.key, place, problems),
        slug: record.key,
        name: record.name,
        short_name: record.shortName,
        type: record.type,
        nouto: record.pickup,
        stock_display_order: order++,
        sells_online: record.sellsOnline,
        is_open: record.open,
        address: record.address,
        postal_code: record.postalCode,
        city: record.city,
        phone: record.phone,
        email: record.email,
        latitude: record.latitude,
        longitude: record.longitude,
        opening_hours: record.openingHours,
      },
    ]);
  }
}

async function stageBrands({ source, staging, known, problems, pictures }: ImportContext): Promise<void> {
  let order = 0;
  for await (const { record, place } of source.read('brands', problems)) {
    await staging.add('manufacturers', [
      {
        id: known.brands.give(record.key, place, problems),
        slug: record.key,
        name: record.name,
        logo: await pictures.takeOrNull(record.logo, 'logo', place),
        texts: record.texts ?? null,
        producer: record.producer ?? null,
        is_featured: record.featured ?? null,
        is_hidden: record.hidden ?? null,
        sort_order: order++,
      },
    ]);
  }
}

async function stageColours({ source, staging, known, problems }: ImportContext): Promise<void> {
  for await (const { record, place } of source.read('colours', problems))
    await staging.add('colours', [
      {
        id: known.colours.give(record.key, place, problems),
        slug: record.key,
        names: record.names,
        control: record.control,
      },
    ]);
}

async function stageTypes({ source, staging, known, problems }: ImportContext): Promise<void> {
  let order = 0;
  for await (const { record, place } of source.read('types', problems))
    await staging.add('product_types', [
      { id: known.types.give(record.key, place, problems), slug: record.key, names: record.names, sort_order: order++ },
    ]);
}

async function stageProperties({ source, staging, known, problems }: ImportContext): Promise<void> {
  let order = 0;
  for await (const { record, place } of source.read('properties', problems))
    await staging.add('properties', [
      {
        id: known.properties.give(record.key, place, problems),
        slug: record.key,
        names: record.names,
        unit: record.unit,
        filter: record.filter,
        value_names: record.values,
        priority: -order++,
      },
    ]);
}

async function stageTags({ source, staging, known, problems }: ImportContext): Promise<void> {
  for await (const { record, place } of source.read('tags', problems))
    await staging.add('tags', [
      {
        id: known.tags.give(record.key, place, problems),
        slug: record.key,
        names: record.names,
        bg_color: record.background,
        text_color: record.text,
        is_ribbon: record.ribbon,
      },
    ]);
}

async function stageSizeTables({ source, staging, known, problems, pictures }: ImportContext): Promise<void> {
  for await (const { record, place } of source.read('size-tables', problems)) {
    for (const [i, { values }] of record.measures.entries())
      if (values.length !== record.sizes.length)
        problems.add(place, `measures.${i}.values`, `has ${values.length} values for ${record.sizes.length} sizes`);
    await staging.add('size_tables', [
      {
        id: known.sizeTables.give(record.key, place, problems),
        key: record.key,
        names: record.names,
        infos: record.infos ?? {},
        image: await pictures.takeOrNull(record.image, 'image', place),
        hide_image: record.hideImage,
        images: await pictures.takeAll(record.images, 'images', place),
        sizes: record.sizes,
        measures: record.measures,
      },
    ]);
  }
}

/** A group may stand before the one it lies in, so all are read first. Fields that a record does not name are staged as null. */
async function stageGroups({ source, staging, known, problems, pictures }: ImportContext): Promise<void> {
  const groups: (Placed<'groups'> & { id: number })[] = [];
  for await (const { record, place } of source.read('groups', problems))
    groups.push({ record, place, id: known.groups.give(record.key, place, problems) });
  const parents = new Map(groups.map(({ record }) => [record.key, record.parent]));
  for (const [order, { record, place, id }] of groups.entries()) {
    const circle = circleOf(record.key, parents);
    if (circle) problems.add(place, 'parent', `leads in a circle: ${circle.join(' → ')}`);
    for (const property of record.properties ?? []) known.properties.find(property, 'properties', place, problems);
    await staging.add('product_groups', [
      {
        id,
        key: record.key,
        parent_id: record.parent === undefined ? null : known.groups.find(record.parent, 'parent', place, problems),
        slugs: record.slugs,
        names: record.names,
        short_names: record.shortNames ?? null,
        texts: record.texts ?? null,
        image: await pictures.takeOrNull(record.image, 'image', place),
        filterable_properties: record.properties ?? null,
        show_in_menu: record.inMenu ?? null,
        menu_links: record.menuLinks ? await linksOf(record.menuLinks, place, pictures) : null,
        sort_order: order,
      },
    ]);
  }
}

/** The links of a group as they are stored. A link whose picture was left out is none: the menu has no room without one. */
async function linksOf(links: NonNullable<ImportRecord<'groups'>['menuLinks']>, place: Place, pictures: Pictures) {
  const taken: MenuLink[] = [];
  for (const [at, { path, titles, image }] of links.entries()) {
    const picture = await pictures.takeOrNull(image, `menuLinks ${at + 1} image`, place);
    if (picture) taken.push({ slug: path, image: picture, titles });
  }
  return taken;
}

/** The way from a group up to itself, or null. */
function circleOf(key: string, parents: ReadonlyMap<string, string | undefined>): string[] | null {
  const way = [key];
  for (let above = parents.get(key); above !== undefined; above = parents.get(above)) {
    if (way.includes(above)) return above === key ? [...way, above] : null;
    way.push(above);
  }
  return null;
}
