import sharp from 'sharp';
import { inspect } from './inspect.ts';
import { mostPixels } from './raster.ts';

const reasons = {
  kind: 'it is no JPEG, PNG, WebP or AVIF',
  pixels: `it has more than ${mostPixels / 1_000_000} million pixels`,
  damaged: 'the file is damaged',
} as const;

/** Why a picture cannot be shown, in words for who imports it. */
export class UnusablePicture extends Error {
  readonly reason: keyof typeof reasons;

  constructor(reason: keyof typeof reasons) {
    super(reasons[reason]);
    this.reason = reason;
  }
}

/**
 * Decodes a merchant's picture as a whole, so that a damaged one is told before a shopper sees it.
 * @throws UnusablePicture for no picture of a known format, an SVG, one that is damaged or has too many pixels
 */
export async function checkPhotograph(file: string): Promise<void> {
  const { isVector } = await inspect(file).catch((error: Error) => {
    throw new UnusablePicture(/exceeds pixel limit|too many/.test(error.message) ? 'pixels' : 'kind');
  });
  // Drawings may carry scripts; they come into the folder of originals by hand.
  if (isVector) throw new UnusablePicture('kind');
  await sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    .resize(16)
    .raw()
    .toBuffer()
    .catch(() => {
      throw new UnusablePicture('damaged');
    });
}
