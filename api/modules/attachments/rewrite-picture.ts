import { attachmentLimits } from 'mf-shared/rules/attachment-limits';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../../http/refusal.ts';
import { decodeHeic } from './decode-heic.ts';
import type { FileKind } from './file-kind.ts';

/** Enough to see a seam by; a phone's picture becomes a fraction of its size. */
const longestSide = 3200;
const quality = 84;
const timeoutSeconds = 30;

interface StoredPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** The names that the decoder has for what it reads. */
const formats: Readonly<Record<Exclude<FileKind, 'pdf' | 'heic'>, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
};

/**
 * Decodes a picture and writes it anew as a JPEG: no metadata (where it was taken, by whose phone), no script, nothing
 * behind the picture's end (AFTER-76). Its header tells its size, so that a huge one is refused before it is decoded.
 * @throws Refusal 422 for what cannot be decoded, and for too many pixels
 */
export async function rewritePicture(path: string, kind: keyof typeof formats | 'heic'): Promise<StoredPicture> {
  if (kind === 'heic') {
    const { pixels, width, height } = await decodeHeic(path);
    return write(sharp(pixels, { raw: { width, height, channels: 4 } }));
  }
  const header = sharp(path, { limitInputPixels: false });
  const {
    format,
    width = 0,
    height = 0,
  } = await header.metadata().catch(() => {
    throw new Refusal(422, 'attachment_broken');
  });
  if (format !== formats[kind]) throw new Refusal(422, 'attachment_broken');
  if (width * height > attachmentLimits.pixels) throw new Refusal(422, 'attachment_pixels');
  return write(sharp(path, { limitInputPixels: attachmentLimits.pixels, failOn: 'error' }));
}

/** @throws Refusal 422 for what cannot be decoded */
async function write(picture: Sharp): Promise<StoredPicture> {
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw new Refusal(422, 'attachment_broken');
  }
}
