import { sql } from 'kysely';
import type { ProductPictures } from 'mf-shared/contract';
import type { StoredImage } from '../../db/schema/stored-json.ts';
import type { Executor } from '../../db/schema.ts';
import { isKeptByContent } from '../../file-stores/kept-by-content.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { splitPictures } from '../../read-model/split-pictures.ts';
import { isPicture, storedPicture } from '../content/shown-pictures.ts';
import type { Section } from './product-sections.ts';

/** The pictures of every colour, the first of which lists show, and those of a colour, each in their order. */
export interface StoredPictures {
  images: StoredImage[];
  colours: { colour_id: number; images: StoredImage[] }[];
}

export const picturesSection: Section<StoredPictures> = {
  action: 'product_pictures',
  async read(db, modelId) {
    const model = await db
      .selectFrom('product_models')
      .select(['image', 'extra_images'])
      .where('id', '=', modelId)
      .executeTakeFirst();
    if (!model) return null;
    const colours = await db
      .selectFrom('model_colours')
      .select(['colour_id', 'images'])
      .where('model_id', '=', modelId)
      .orderBy('sort_order')
      .orderBy('colour_id')
      .execute();
    return { images: joinPictures(model.image, model.extra_images), colours };
  },
  async write(tx, modelId, { images, colours }) {
    const { image, extra } = splitPictures(
      images,
      colours.flatMap((colour) => colour.images),
    );
    await tx
      .updateTable('product_models')
      .set({ image, extra_images: JSON.stringify(extra) })
      .where('id', '=', modelId)
      .execute();
    for (const colour of colours)
      await tx
        .updateTable('model_colours')
        .set({ images: JSON.stringify(colour.images) })
        .where('model_id', '=', modelId)
        .where('colour_id', '=', colour.colour_id)
        .execute();
    await sql`SELECT bump_catalogue_version()`.execute(tx);
  },
  inLines: ({ images, colours }) => ({
    images: fileNames(images),
    colours: colours.map((colour) => fileNames(colour.images)).join(' · '),
  }),
};

const fileNames = (images: readonly StoredImage[]): string =>
  images.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)).join(', ');

/** The picture of lists may be one of a colour: it stands first among those of every colour then, as in files. */
const joinPictures = (image: string, extra: readonly StoredImage[]): StoredImage[] =>
  image === '' || extra.some(({ path }) => path === image) ? [...extra] : [{ path: image }, ...extra];

/**
 * What the staff ask for as it is stored: each picture once in its place, with the caption that it has. Colours that are
 * not named keep theirs.
 * @throws Refusal 400 for a picture that the shop does not have, 409 for a colour that the product has no more
 */
export async function askedPictures(
  db: Executor,
  { modelId, originalsDir }: { modelId: number; originalsDir: string },
  asked: ProductPictures,
): Promise<StoredPictures> {
  const now = (await picturesSection.read(db, modelId)) ?? { images: [], colours: [] };
  const known = new Map(
    [...now.images, ...now.colours.flatMap(({ images }) => images)].map((each) => [each.path, each]),
  );
  const take = async (paths: readonly string[]): Promise<StoredImage[]> => {
    const taken: StoredImage[] = [];
    for (const path of new Set(paths.map(storedPicture))) {
      const image = known.get(path);
      if (!image && !(await isKeptByContent(originalsDir, path)) && !(await isPicture(db, path)))
        throw refusedField('images', 'posts.no_picture');
      taken.push(image ?? { path });
    }
    return taken;
  };
  const askedColours = new Map(asked.colours.map(({ colour_id, images }) => [colour_id, images]));
  const own = new Set(now.colours.map(({ colour_id }) => colour_id));
  if (asked.colours.some(({ colour_id }) => !own.has(colour_id))) throw new Refusal(409, 'product_changed');
  const colours: StoredPictures['colours'] = [];
  for (const { colour_id, images } of now.colours) {
    const paths = askedColours.get(colour_id);
    colours.push({ colour_id, images: paths ? await take(paths) : images });
  }
  const ofColours = colours.flatMap(({ images }) => images);
  const { image, extra } = splitPictures(await take(asked.images), ofColours);
  return { images: joinPictures(image, extra), colours };
}
