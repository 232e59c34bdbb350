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

/** By measurement: at these efforts both cost about the same, AVIF with half the bytes; one step more doubles the time for 4 %. */
const WEBP = { quality: 80, alphaQuality: 90, effort: 2 };
const AVIF = { quality: 54, effort: 1, chromaSubsampling: '4:2:0' };
const JPEG = { quality: 82, mozjpeg: true };
const PNG = { compressionLevel: 9, palette: false };

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

export async function rasterise(origin: Origin, rendering: Rendering): Promise<Buffer> {
  const shaped = await shape(origin, rendering);
  switch (rendering.format) {
    case 'avif':
      return shaped.avif(AVIF).toBuffer();
    case 'png':
      return shaped.png(PNG).toBuffer();
    case 'jpeg':
      return shaped.flatten({ background: '#ffffff' }).jpeg(JPEG).toBuffer();
    default:
      return shaped.webp(WEBP).toBuffer();
  }
}

async function shape(origin: Origin, { width, height, crop, fit }: Rendering): Promise<Sharp> {
  const image = open(origin, width, height, fit);
  if (fit === 'whole') return image.resize(width, height, { fit: 'contain', background: CLEAR });
  const source = await image.metadata();
  const covering = Math.max(width / source.width, height / source.height);
  const full = [source.width, source.height].map((side) => Math.round(side * covering));
  const [fullWidth, fullHeight] = [Math.max(full[0] ?? 0, width), Math.max(full[1] ?? 0, height)];
  const resized = image.resize(fullWidth, fullHeight, { fit: 'fill' });
  if (fullWidth === width && fullHeight === height) return resized;
  const left = Math.round(((fullWidth - width) * crop.x) / 100);
  const top = Math.round(((fullHeight - height) * crop.y) / 100);
  return resized.extract({ left, top, width, height });
}

function open(origin: Origin, width: number, height: number, fit: Rendering['fit']): Sharp {
  if (origin.kind === 'file') return sharp(origin.file);
  const sides = [width / origin.width, height / origin.height];
  const asked = fit === 'whole' ? Math.min(...sides) : Math.max(...sides);
  const scale = Math.min(asked, origin.maxWidth / origin.width);
  return sharp(Buffer.from(atScale(origin.svg, scale)), { density: UNIT_DENSITY * scale });
}

/** Lighting filters measure slopes per pixel: unless the relief shrinks with the picture, small pictures look crumpled. */
function atScale(svg: string, scale: number): string {
  return svg.replace(/surfaceScale="([\d.]+)"/g, (_all, depth: string) => `surfaceScale="${Number(depth) * scale}"`);
}
