import type { MediaWidth } from 'mf-shared/rules/media-url';

/**
 * Widths and drawn width of the leading picture: a preload in the head must say the same, or the browser fetches two.
 * A hand's picture is asked for a little smaller than it is drawn: half the bytes, and it is there sooner.
 */
export const galleryWidths: readonly MediaWidth[] = [320, 480, 640, 960, 1280];
export const gallerySizes = '(width >= 90rem) 43rem, (width >= 56.25rem) 54vw, 88vw';
