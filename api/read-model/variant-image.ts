import { mediaPath } from './media-path.ts';
import type { Variant } from './model.ts';

/** The picture of the variant's colour, else its model's. */
export function variantImage({ model, colour }: Variant): string {
  const own = model.colours.find((each) => each.colour.id === colour?.id);
  return mediaPath(own?.images[0]?.path ?? model.image);
}
