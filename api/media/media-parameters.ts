import { mediaWidths } from 'mf-shared/rules/media-url';
import { z } from 'zod';

/** Widths of fixed formats: banners of a product page (758 × 447) and share images (1200 × 630). */
const fixedSizes: readonly (readonly [number, number])[] = [
  [758, 447],
  [1200, 630],
];

/** Height for a width of one, for every shape that a page shows a picture in. */
const shapes: readonly number[] = [5 / 4, 1, 3 / 4, 2 / 3, 9 / 16, 1 / 2, 447 / 758, 630 / 1200, 35 / 70, 3 / 2, 1 / 4];

const mediaFormats = ['webp', 'avif', 'png', 'jpeg', 'svg'] as const;
export type MediaFormat = (typeof mediaFormats)[number];

/** Which part of a picture stays when its shape is cut, in percent from left and top. */
export interface CropPoint {
  x: number;
  y: number;
}

export interface MediaParameters {
  width?: number | undefined;
  height?: number | undefined;
  crop?: CropPoint | undefined;
  format: MediaFormat;
}

/** Crop points fall on a grid, so that a picture has a bounded number of renderings. */
const cropStep = 10;

function isAllowedSize(width: number, height: number | undefined): boolean {
  if (fixedSizes.some(([w, h]) => w === width && (height === undefined || height === h))) return true;
  if (!mediaWidths.some((allowed) => allowed === width)) return false;
  return height === undefined || shapes.some((shape) => Math.round(width * shape) === height);
}

const pixels = z
  .string()
  .regex(/^[1-9]\d{1,3}$/)
  .transform(Number);

const cropPoint = z
  .string()
  .regex(/^(100|\d{1,2})\/(100|\d{1,2})$/)
  .transform((text): CropPoint => {
    const [x = 50, y = 50] = text.split('/').map((part) => Math.round(Number(part) / cropStep) * cropStep);
    return { x, y };
  });

/** Rule PRODUCT-20: images are requested with width, height, crop (a banner's cropPoint, 'x/y') and format. */
export const mediaQuery = z
  .strictObject({
    width: pixels.optional(),
    height: pixels.optional(),
    crop: cropPoint.optional(),
    format: z.enum(mediaFormats).default('webp'),
  })
  .superRefine(({ width, height }, context) => {
    if (width === undefined && height !== undefined)
      context.addIssue({ code: 'custom', path: ['width'], message: 'A height needs a width' });
    else if (width !== undefined && !isAllowedSize(width, undefined))
      context.addIssue({ code: 'custom', path: ['width'], message: `One of ${mediaWidths.join(', ')}` });
    else if (width !== undefined && !isAllowedSize(width, height))
      context.addIssue({ code: 'custom', path: ['height'], message: 'Not a shape that pages use' });
  });
