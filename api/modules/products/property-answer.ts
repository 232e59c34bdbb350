import type { Locale, ProductModel } from 'mf-shared/contract';
import type { PropertyValue } from '../../read-model/model.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { figureFormat } from '../../texts/figure-format.ts';

/** A property's name and value in the language (PRODUCT-97). */
export function propertyAnswer(
  { property, value, number }: PropertyValue,
  locale: Locale,
): ProductModel['model_properties'][number] {
  const shown =
    property.filter === 'range'
      ? figureFormat(locale, false).format(number ?? Number(value))
      : textIn(property.value_names[value] ?? {}, locale) || value;
  return { name: textIn(property.names, locale), slug: property.slug, value: shown, unit: property.unit };
}
