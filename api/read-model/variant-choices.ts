import type { Locale } from 'mf-shared/contract';
import type { Variant } from './model.ts';
import { textIn } from './per-locale.ts';

/**
 * The query that a product's page chooses this variant by: a colour by its slug, a size and a type by their names
 * (PRODUCT-34 to PRODUCT-37).
 */
export function variantChoices(
  { colour, size, type }: Pick<Variant, 'colour' | 'size' | 'type'>,
  locale: Locale,
): URLSearchParams {
  return new URLSearchParams({
    ...(colour && { color: colour.slug }),
    ...(size && { size }),
    ...(type && { type: textIn(type.names, locale) }),
  });
}
