import type { CropPoint, MediaFormat, MediaParameters } from './media-parameters.ts';
import type { Original } from './original.ts';

/** One file of the cache: an original at a size, in a format. */
export interface Rendering {
  path: string;
  /** Revision of the original. */
  revision: string;
  width: number;
  height: number;
  crop: CropPoint;
  /** Whether the whole picture is shown with room around it, or its edges are cut. */
  fit: 'whole' | 'cut';
  format: MediaFormat;
}

const centre: CropPoint = { x: 50, y: 50 };
const shareOfHeightTolerated = 0.01;

/** Parameters that mean the same picture give the same rendering, so that nothing is rendered twice. */
export function toRendering(original: Original, parameters: MediaParameters): Rendering {
  const width = parameters.width ?? Math.min(640, original.width);
  const natural = Math.max(1, Math.round((width * original.height) / original.width));
  const height = parameters.height ?? natural;
  const isOtherShape = Math.abs(height - natural) > natural * shareOfHeightTolerated;
  const isCut = isOtherShape && (original.ground === 'opaque' || parameters.crop !== undefined);
  return {
    path: original.path,
    revision: original.revision,
    width,
    height: isOtherShape ? height : natural,
    crop: isCut ? (parameters.crop ?? centre) : centre,
    fit: isCut || !isOtherShape ? 'cut' : 'whole',
    format: parameters.format,
  };
}

/** Name of a rendering inside the cache folder; made of checked parts only. */
export function fileName({ path, revision, width, height, crop, fit, format }: Rendering): string {
  if (format === 'svg') return `${path}/${revision}.svg`;
  const cut = fit === 'whole' ? '-whole' : crop.x === centre.x && crop.y === centre.y ? '' : `-at-${crop.x}-${crop.y}`;
  return `${path}/${revision}-${width}x${height}${cut}.${format}`;
}
