import { type MediaFormat, type MediaWidth, mediaSrcSet } from 'mf-shared/rules/media-url';

/** A hero is drawn twice: `…-wide` for desks, `…-tall` for phones; any other picture serves both. */
const tallOf = (image: string): string => image.replace(/-wide$/, '-tall');

export const phoneMedia = '(width < 56.25rem)';
export const deskMedia = '(width >= 56.25rem)';
const phoneWidths: readonly MediaWidth[] = [480, 640, 960, 1280];
const deskWidths: readonly MediaWidth[] = [960, 1280, 1920];

export const phoneSrcSet = (image: string, format?: MediaFormat): string =>
  mediaSrcSet(tallOf(image), phoneWidths, format);
export const deskSrcSet = (image: string, format?: MediaFormat): string => mediaSrcSet(image, deskWidths, format);

/** The picture that leads the page is asked for before the styles are read. */
export const heroPreloads = (image: string) => [
  { href: image, srcSet: phoneSrcSet(image, 'avif'), sizes: '100vw', media: phoneMedia, type: 'image/avif' },
  { href: image, srcSet: deskSrcSet(image, 'avif'), sizes: '100vw', media: deskMedia, type: 'image/avif' },
];
