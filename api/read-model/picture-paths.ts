import type { StoredImage } from '../db/schema/stored-json.ts';
import type { Model, Variant } from './model.ts';

/** The pictures of a model in one colour, the first one in lists; none where it is not sold in it. */
export const imagesOfColour = (model: Pick<Model, 'colours'>, colourId: number | undefined): readonly StoredImage[] =>
  model.colours.find(({ colour }) => colour.id === colourId)?.images ?? [];

/** The picture of the variant's colour, else its model's. */
export const variantImage = ({ model, colour }: Variant): string =>
  mediaPath(imagesOfColour(model, colour?.id)[0]?.path ?? model.image);

/** A stored picture path as the page asks for it: `products/x` → `/media/products/x`; nothing stays nothing. */
export function mediaPath(stored: string): string;
export function mediaPath(stored: string | null): string | null;
export function mediaPath(stored: string | null): string | null {
  return stored === null || stored === '' || stored.startsWith('/') ? stored : `/media/${stored}`;
}
