import type { StoredImage } from '../db/schema/stored-json.ts';
import { mediaPath } from './media-path.ts';
import type { Model, Variant } from './model.ts';

/** The pictures of a model in one colour, the first one in lists; none where it is not sold in it. */
export const imagesOfColour = (model: Pick<Model, 'colours'>, colourId: number | undefined): readonly StoredImage[] =>
  model.colours.find(({ colour }) => colour.id === colourId)?.images ?? [];

/** The picture of the variant's colour, else its model's. */
export const variantImage = ({ model, colour }: Variant): string =>
  mediaPath(imagesOfColour(model, colour?.id)[0]?.path ?? model.image);
