import sharp, { type Metadata } from 'sharp';
import type { Inspection } from './file-originals.ts';
import { mostPixels } from './raster.ts';

const formats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'svg']);

/** AVIF shares its container with HEIC, which no browser of the shop's shows. */
const isTaken = ({ format, compression }: Metadata): boolean =>
  formats.has(format) || (format === 'heif' && compression === 'av1');

/**
 * Reads what a file holds, by its content and not by its name.
 * @throws for anything but a JPEG, PNG, WebP, AVIF or SVG of a bearable size
 */
export async function inspect(file: string): Promise<Inspection> {
  const image = () => sharp(file, { limitInputPixels: mostPixels });
  const metadata = await image().metadata();
  if (!isTaken(metadata)) throw new Error(`${metadata.format} is no format of originals`);
  const { width, height } = metadata.autoOrient;
  if (width * height > mostPixels) throw new Error(`${width} × ${height} pixels are too many`);
  const isOpaque = !metadata.hasAlpha || (await image().resize(64).stats()).isOpaque;
  return { width, height, ground: isOpaque ? 'opaque' : 'transparent', isVector: metadata.format === 'svg' };
}
