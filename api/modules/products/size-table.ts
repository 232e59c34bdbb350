import type { Locale, ProductExtra } from 'mf-shared/contract';
import { textIn } from '../../read-model/per-locale.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import type { SizeTableRow } from './read-extra.ts';

/** Rule PRODUCT-80. */
export const sizeTableAnswer = (table: SizeTableRow, locale: Locale): ProductExtra['sizetables'][number] => ({
  id: table.id,
  name: textIn(table.names, locale),
  info_text: textIn(table.infos, locale),
  sizetable: mediaPath(table.image),
  hide_image: table.hide_image,
  images: table.images.map((path) => mediaPath(path)),
  parsed_sizetable:
    table.sizes.length === 0
      ? null
      : {
          id: table.id,
          sizes: table.sizes,
          rows: table.measures.map(({ names, unit, values }) => ({ name: textIn(names, locale), unit, values })),
        },
});
