import type { Locale, ProductModel } from 'mf-shared/contract';
import type { LongTexts, ModelDetails } from './read-details.ts';

/** The texts in the language, else in Finnish. `isManualOnly` leaves out what a machine translated (CONF-45). */
export const longTexts = ({ texts }: ModelDetails, locale: Locale, isManualOnly: boolean): LongTexts | undefined =>
  texts.find((row) => row.locale === locale && (row.is_manual || !isManualOnly)) ??
  texts.find((row) => row.locale === 'fi');

/** Per field the Finnish original and what a person wrote in the language (PRODUCT-97). */
export function translatedFields({ texts }: ModelDetails, locale: Locale): ProductModel['translated_fields'] {
  const original = texts.find((row) => row.locale === 'fi');
  const own = locale === 'fi' ? undefined : texts.find((row) => row.locale === locale && row.is_manual);
  const fields = ['name', 'short_description', 'tagline'] as const;
  return Object.fromEntries(
    fields.map((field) => [field, { original: original?.[field] ?? '', manual_input: own?.[field] ?? null }]),
  );
}
