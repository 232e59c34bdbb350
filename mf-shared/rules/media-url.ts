/** Widths that the media service renders; anything else would let a stranger fill its store. */
export const mediaWidths = [80, 160, 240, 320, 480, 640, 960, 1280, 1920] as const;
export type MediaWidth = (typeof mediaWidths)[number];
export type MediaFormat = 'webp' | 'avif' | 'png' | 'jpeg';

export interface MediaSize {
  width: MediaWidth;
  height?: number | undefined;
  /** What stays in view when width and height cut: `50/30`, in percent from the left and the top. */
  crop?: string | undefined;
  /** `webp` unless told. */
  format?: MediaFormat | undefined;
}

/**
 * The address of a picture in a size and format (PRODUCT-20). Parameters stand in one order, so that one picture has
 * one address.
 */
export function mediaUrl(path: string, { width, height, crop, format = 'webp' }: MediaSize): string {
  let url = `${path}?width=${width}`;
  if (height !== undefined) url += `&height=${height}`;
  if (crop !== undefined) url += `&crop=${encodeURIComponent(crop)}`;
  return format === 'webp' ? url : `${url}&format=${format}`;
}

/** `srcset` of the given widths in one format. */
export const mediaSrcSet = (path: string, widths: readonly MediaWidth[], format?: MediaFormat): string =>
  widths.map((width) => `${mediaUrl(path, { width, format })} ${width}w`).join(', ');
