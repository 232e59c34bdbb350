import { answerOrders, writeWhole } from 'api/media';
import sharp from 'sharp';
import { findDrawing } from './find-drawing.ts';

/** One original to draw: the picture's path, the file to write, and the width in pixels. */
export interface DrawOrder {
  path: string;
  file: string;
  width: number;
}

/** One thread per picture: the service decides how many are made at a time. */
sharp.concurrency(1);
sharp.cache(false);

/** Dots per inch at which one unit of an SVG is one pixel. */
const unitDensity = 72;

// Entry of the child process that draws: filters take seconds of a processor, which the service needs for its answers.
answerOrders(async ({ path, file, width }: DrawOrder) => {
  const drawing = findDrawing(path);
  if (!drawing) throw new Error(`Nothing draws ${path}`);
  const scale = width / drawing.width;
  const svg = sharp(Buffer.from(atScale(drawing.draw(), scale)), { density: unitDensity * scale });
  await writeWhole(file, await svg.webp({ lossless: true, effort: 0 }).toBuffer());
});

/** Lighting filters measure slopes per pixel: unless the relief shrinks with the picture, small pictures look crumpled. */
function atScale(svg: string, scale: number): string {
  return svg.replace(/surfaceScale="([\d.]+)"/g, (_all, depth: string) => `surfaceScale="${Number(depth) * scale}"`);
}
