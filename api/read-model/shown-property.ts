import type { Locale } from 'mf-shared/contract';
import { figureFormat } from '../texts/figure-format.ts';
import type { PropertyValue } from './model.ts';
import { textIn } from './per-locale.ts';

/** `Water column 20,000 mm` */
const inWords = ({ property, number, value }: PropertyValue, locale: Locale): string =>
  [textIn(property.names, locale), figureFormat(locale, 'min2').format(number ?? Number(value)), property.unit]
    .filter(Boolean)
    .join('\u00a0');

/** What is measured of a model, the highest priority first. */
const measuredOf = (values: readonly PropertyValue[]): PropertyValue[] =>
  values
    .filter(({ property }) => property.filter === 'range')
    .sort((one, other) => other.property.priority - one.property.priority);

/**
 * The measured property of the highest priority as a card tells it; else empty. A figure that the short description tells
 * already is not told twice (CARD-19).
 */
export function shownProperty(values: readonly PropertyValue[], locale: Locale, shortDescription: string): string {
  const told = new Set(shortDescription.replaceAll(/(?<=\d)[\s.,](?=\d{3}(?!\d))/g, '').match(/\d+/g));
  const first = measuredOf(values).find(({ number, value }) => !told.has(String(number ?? value)));
  return first ? inWords(first, locale) : '';
}

/** The first measured properties, each as a card tells one (SKI-13). */
export const measuredFacts = (values: readonly PropertyValue[], locale: Locale, most: number): string[] =>
  measuredOf(values)
    .slice(0, most)
    .map((value) => inWords(value, locale));
