import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Rendering } from './rendering.ts';

/** One thread per picture: the queue decides how many pictures are made at a time. */
sharp.concurrency(1);
sharp.cache(false);

/** Larger originals are refused: decoding one could take the service's memory. */
export const mostPixels = 100_000_000;
/** Dots per inch at which one unit of an SVG is one pixel. */
const unitDensity = 72;
/** Longest side that an SVG is drawn at. */
const longestVectorSide = 4096;

/** By measurement: at these efforts both cost about the same, AVIF with half the bytes; one step more doubles the time for 4 %. */
const encoders = {
  webp: { quality: 80, alphaQuality: 90, effort: 2 },
  avif: { quality: 54, effort: 1, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 82, mozjpeg: true },
  png: { compressionLevel: 9, palette: false },
};

/** Changes with the way renderings are made, so that a cache never outlives it. */
export const rasterRevision: string = createHash('sha256').update(JSON.stringify(encoders)).digest('hex').slice(0, 10);

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

export async function rasterise(file: string, rendering: Rendering): Promise<Buffer> {
  const shaped = await shape(file, rendering);
  switch (rendering.format) {
    case 'avif':
      return shaped.avif(encoders.avif).toBuffer();
    case 'png':
      return shaped.png(encoders.png).toBuffer();
    case 'jpeg':
      return shaped.flatten({ background: '#ffffff' }).jpeg(encoders.jpeg).toBuffer();
    default:
      return shaped.webp(encoders.webp).toBuffer();
  }
}

async function shape(file: string, { width, height, crop, fit }: Rendering): Promise<Sharp> {
  const source = await open(file, width, height, fit);
  if (fit === 'whole') return source.image.resize(width, height, { fit: 'contain', background: clear });
  const covering = Math.max(width / source.width, height / source.height);
  const fullWidth = Math.max(Math.round(source.width * covering), width);
  const fullHeight = Math.max(Math.round(source.height * covering), height);
  const resized = source.image.resize(fullWidth, fullHeight, { fit: 'fill' });
  if (fullWidth === width && fullHeight === height) return resized;
  const left = Math.round(((fullWidth - width) * crop.x) / 100);
  const top = Math.round(((fullHeight - height) * crop.y) / 100);
  return resized.extract({ left, top, width, height });
}

/** The original, upright; an SVG at the size that the rendering needs. */
async function open(file: string, width: number, height: number, fit: Rendering['fit']) {
  const limits = { limitInputPixels: mostPixels };
  const { format, autoOrient } = await sharp(file, limits).metadata();
  if (format !== 'svg') return { ...autoOrient, image: sharp(file, { ...limits, autoOrient: true }) };
  const sides = [width / autoOrient.width, height / autoOrient.height];
  const asked = fit === 'whole' ? Math.min(...sides) : Math.max(...sides);
  const scale = Math.min(asked, longestVectorSide / Math.max(autoOrient.width, autoOrient.height));
  return { ...autoOrient, image: sharp(file, { ...limits, density: unitDensity * scale }) };
}
