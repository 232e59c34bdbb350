import { type MediaFormat, type MediaWidth, mediaSrcSet } from 'mf-shared/rules/media-url';

/** One of the hero's drawings: for whom, and its `srcset` in a format. */
export interface HeroPicture {
  /** Undefined for the one that serves where no other does. */
  media?: string;
  srcSet: (format?: MediaFormat) => string;
}

const phone = '(width < 56.25rem)';
const desk = '(width >= 56.25rem)';
const night = '(prefers-color-scheme: dark)';
const day = '(prefers-color-scheme: light)';
const phoneWidths: readonly MediaWidth[] = [480, 640, 960, 1280];
const deskWidths: readonly MediaWidth[] = [960, 1280, 1920];

/**
 * A hero named `…-wide-light` is drawn four times: wide for desks, tall for phones, each by day and by night.
 * Any other picture serves everywhere. Conditions exclude each other, so that only one is loaded ahead.
 */
export function heroPictures(image: string): HeroPicture[] {
  if (!image.endsWith('-wide-light')) return [{ srcSet: (format) => mediaSrcSet(image, deskWidths, format) }];
  const drawn = (shape: 'wide' | 'tall', light: 'light' | 'dark') => image.replace(/wide-light$/, `${shape}-${light}`);
  const tall = (light: 'light' | 'dark') => (format?: MediaFormat) =>
    mediaSrcSet(drawn('tall', light), phoneWidths, format);
  const wide = (light: 'light' | 'dark') => (format?: MediaFormat) =>
    mediaSrcSet(drawn('wide', light), deskWidths, format);
  return [
    { media: `${phone} and ${night}`, srcSet: tall('dark') },
    { media: `${phone} and ${day}`, srcSet: tall('light') },
    { media: `${desk} and ${night}`, srcSet: wide('dark') },
    { media: `${desk} and ${day}`, srcSet: wide('light') },
  ];
}

/** The picture that leads the page is asked for before the styles are read. */
export const heroPreloads = (image: string) =>
  heroPictures(image).map(({ media, srcSet }) => ({
    href: image,
    srcSet: srcSet('avif'),
    sizes: '100vw',
    type: 'image/avif',
    ...(media ? { media } : {}),
  }));
