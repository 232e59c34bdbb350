import type { StoredImage } from '../db/schema/stored-json.ts';
import type { Model } from './model.ts';

/** The pictures of a model in one colour, the first one in lists; none where it is not sold in it. */
export const imagesOfColour = (model: Pick<Model, 'colours'>, colourId: number | undefined): readonly StoredImage[] =>
  model.colours.find(({ colour }) => colour.id === colourId)?.images ?? [];
