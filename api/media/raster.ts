import sharp, { type Sharp } from 'sharp';
import type { Rendering } from './rendering.ts';

/** One thread per picture: the queue decides how many pictures are made at a time. */
sharp.concurrency(1);
sharp.cache(false);

/** Dots per inch at which one unit of an SVG is one pixel. */
const UNIT_DENSITY = 72;

/** Where pixels come from: a drawing, or an earlier, larger rendering. */
export type Origin =
  | { kind: 'drawing'; svg: string; width: number; height: number; maxWidth: number }
  | { kind: 'file'; file: string };

/** Quality and effort by measurement (docs in media-ready): AVIF above effort 2 costs ten times WebP's time. */
const WEBP = { quality: 80, alphaQuality: 90, effort: 4 };
const AVIF = { quality: 55, effort: 2 };
const JPEG = { quality: 82, mozjpeg: true };
const PNG = { compressionLevel: 9, palette: false };

export async function rasterise(origin: Origin, rendering: Rendering): Promise<Buffer> {
  const { width, height, crop, format } = rendering;
  let image: Sharp;
  if (origin.kind === 'drawing') {
    const covering = Math.max(width / origin.width, height / origin.height);
    const scale = Math.min(covering, origin.maxWidth / origin.width);
    image = sharp(Buffer.from(atScale(origin.svg, scale)), { density: UNIT_DENSITY * scale });
  } else image = sharp(origin.file);
  const source = await image.metadata();
  const covering = Math.max(width / source.width, height / source.height);
  const [fullWidth, fullHeight] = [Math.round(source.width * covering), Math.round(source.height * covering)];
  image = image.resize(Math.max(fullWidth, width), Math.max(fullHeight, height), { fit: 'fill' });
  if (fullWidth > width || fullHeight > height) {
    image = image.extract({
      left: Math.round((Math.max(0, fullWidth - width) * crop.x) / 100),
      top: Math.round((Math.max(0, fullHeight - height) * crop.y) / 100),
      width,
      height,
    });
  }
  if (format === 'avif') return image.avif(AVIF).toBuffer();
  if (format === 'png') return image.png(PNG).toBuffer();
  if (format === 'jpeg') return image.flatten({ background: '#ffffff' }).jpeg(JPEG).toBuffer();
  return image.webp(WEBP).toBuffer();
}

/** Lighting filters measure slopes per pixel: unless the relief shrinks with the picture, small pictures look crumpled. */
export function atScale(svg: string, scale: number): string {
  return svg.replace(/surfaceScale="([\d.]+)"/g, (_all, depth: string) => `surfaceScale="${Number(depth) * scale}"`);
}
