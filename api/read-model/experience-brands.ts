import type { Manufacturer, ReferenceData } from './reference-data.ts';

/** The brands of the experiences, in the order of their setting; what is no brand, or a hidden one, is passed over (CONF-44). */
export const experienceBrands = ({
  general,
  manufacturersBySlug,
}: Pick<ReferenceData, 'general' | 'manufacturersBySlug'>): Manufacturer[] =>
  general.experienceBrands.flatMap((slug) => manufacturersBySlug.get(slug) ?? []).filter(({ is_hidden }) => !is_hidden);
