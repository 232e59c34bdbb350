import sharp from 'sharp';
import { inspect } from './inspect.ts';
import { mostPixels } from './raster.ts';

/**
 * Decodes a merchant's picture as a whole, so that a damaged one is told before a shopper sees it.
 * @throws an Error with words for people: no picture of a known format, an SVG, damaged, too many pixels
 */
export async function checkPhotograph(file: string): Promise<void> {
  const { isVector } = await inspect(file).catch((error: Error) => {
    throw new Error(/exceeds pixel limit|too many/.test(error.message) ? tooLarge : noPicture);
  });
  // Drawings may carry scripts; they come into the folder of originals by hand.
  if (isVector) throw new Error(noPicture);
  await sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    .resize(16)
    .raw()
    .toBuffer()
    .catch(() => {
      throw new Error('the file is damaged');
    });
}

const tooLarge = `it has more than ${mostPixels / 1_000_000} million pixels`;
const noPicture = 'it is no JPEG, PNG, WebP or AVIF';
