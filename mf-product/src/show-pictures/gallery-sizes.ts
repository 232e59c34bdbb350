import type { MediaWidth } from 'mf-shared/rules/media-url';

/** Widths and drawn width of the leading picture: the same for its `<img>` and its preload, or the browser fetches two. */
export const galleryWidths: readonly MediaWidth[] = [480, 640, 960];
export const galleryImageSizes = '(width >= 90rem) 46rem, (width >= 56.25rem) 48vw, calc(100vw - 2rem)';
