import type { Executor } from 'api/seed';
import { insertMany } from 'api/seed';
import { demoColors } from '../palettes/colors.ts';
import { demoProperties } from '../properties/property-list.ts';
import { demoSizeTables } from '../shop/size-tables.ts';
import { demoProductTypes, demoTags } from '../shop/tags-and-types.ts';

/** What models are told apart by: colours, types, properties, tags and the tables of their sizes. */
export async function fillFeatures(db: Executor): Promise<void> {
  await insertMany(
    db,
    'colours',
    demoColors.map(({ slug, name, control }, i) => ({ id: i + 1, slug, names: name, control })),
  );
  await insertMany(
    db,
    'product_types',
    demoProductTypes.map(({ slug, names, titles, sortOrder }, i) => ({
      id: i + 1,
      slug,
      names,
      titles,
      sort_order: sortOrder,
    })),
  );
  await insertMany(
    db,
    'properties',
    demoProperties.map(({ slug, names, unit, filter, values }, i) => ({
      id: i + 1,
      slug,
      names,
      unit,
      filter,
      value_names: values,
      priority: demoProperties.length - i,
    })),
  );
  await insertMany(
    db,
    'tags',
    demoTags.map(({ slug, names, bgColor, textColor, isRibbon }, i) => ({
      id: i + 1,
      slug,
      names,
      bg_color: bgColor,
      text_color: textColor,
      is_ribbon: isRibbon,
    })),
  );
  await insertMany(
    db,
    'size_tables',
    demoSizeTables.map(({ names, infos, sizes, measures }, i) => ({
      id: i + 1,
      names,
      infos,
      sizes: sizes.map((size) => ({ size, product_type: '' })),
      measures,
    })),
  );
}
