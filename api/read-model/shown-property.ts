import type { Locale } from 'mf-shared/contract';
import type { PropertyValue } from './model.ts';
import { textIn } from './per-locale.ts';

const formats = new Map<Locale, Intl.NumberFormat>();

/** Thousands are told apart from five digits on, as on the product's page. */
function figures(locale: Locale): Intl.NumberFormat {
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'min2' });
  formats.set(locale, format);
  return format;
}

/**
 * The measured property of the highest priority as a card tells it, `Water column 20,000 mm`; else empty. A figure that the
 * short description tells already is not told twice (CARD-19).
 */
export function shownProperty(values: readonly PropertyValue[], locale: Locale, shortDescription: string): string {
  const told = new Set(shortDescription.replaceAll(/(?<=\d)[\s.,](?=\d{3}(?!\d))/g, '').match(/\d+/g));
  const measured = values.filter(
    ({ property, number, value }) => property.filter === 'range' && !told.has(String(number ?? value)),
  );
  const [first] = measured.sort((one, other) => other.property.priority - one.property.priority);
  if (!first) return '';
  const { property, number, value } = first;
  return [textIn(property.names, locale), figures(locale).format(number ?? Number(value)), property.unit]
    .filter(Boolean)
    .join('\u00a0');
}
