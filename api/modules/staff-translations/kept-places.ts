import { placePattern } from '../rich-text/text-places.ts';

/** A tag as the sanitiser and the editor write it, which is left as it is, or a place among the words. */
const tagOrPlace = new RegExp(`<(?:[^<>"]|"[^"]*")*>|${placePattern}`, 'g');
const protectedPlace = new RegExp(`<span translate="no">\\s*(${placePattern})\\s*</span>`, 'g');

/** What a draft must have as often as its source: places, products and the parts of tabs (CONTENT-30 to CONTENT-32). */
const kept = new RegExp(`${placePattern}|data-product="[^"]*"(?:></div>)?|data-tabs\\b|</?(?:details|summary)\\b`, 'g');

/** Tells the translator to leave the places of HTML alone. */
export const protectPlaces = (html: string): string =>
  html.replaceAll(tagOrPlace, (found) => (found.startsWith('<') ? found : `<span translate="no">${found}</span>`));

export const unprotectPlaces = (html: string): string => html.replaceAll(protectedPlace, '$1');

/** Whether a draft has all that its source has beside words; languages may order it in their own way. */
export const keepsPlaces = (source: string, draft: string): boolean => keptIn(source) === keptIn(draft);

const keptIn = (text: string): string => (text.match(kept) ?? []).toSorted().join(' ');
