import type { CropPoint, MediaFormat, MediaParameters } from './media-parameters.ts';
import type { Picture } from './picture.ts';

/** One file of the cache: a picture at a size, in a format. */
export interface Rendering {
  path: string;
  width: number;
  height: number;
  crop: CropPoint;
  /** Whether the whole picture is shown with room around it, or its edges are cut. */
  fit: 'whole' | 'cut';
  format: MediaFormat;
}

const CENTRE: CropPoint = { x: 50, y: 50 };
const SHARE_OF_HEIGHT_TOLERATED = 0.01;

/** Parameters that mean the same picture give the same rendering, so that nothing is rendered twice. */
export function toRendering(picture: Picture, parameters: MediaParameters): Rendering {
  const width = parameters.width ?? Math.min(640, picture.width);
  const natural = Math.round((width * picture.height) / picture.width);
  const height = parameters.height ?? natural;
  const isOtherShape = Math.abs(height - natural) > natural * SHARE_OF_HEIGHT_TOLERATED;
  const isCut = isOtherShape && (picture.ground === 'opaque' || parameters.crop !== undefined);
  return {
    path: picture.path,
    width,
    height: isOtherShape ? height : natural,
    crop: isCut ? (parameters.crop ?? CENTRE) : CENTRE,
    fit: isCut || !isOtherShape ? 'cut' : 'whole',
    format: parameters.format,
  };
}

/** Name of a rendering inside the cache folder; made of checked parts only. */
export function fileName({ path, width, height, crop, fit, format }: Rendering): string {
  if (format === 'svg') return `${path}/drawing.svg`;
  const cut = fit === 'whole' ? '-whole' : crop.x === CENTRE.x && crop.y === CENTRE.y ? '' : `-at-${crop.x}-${crop.y}`;
  return `${path}/${width}x${height}${cut}.${format}`;
}
