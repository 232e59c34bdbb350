import type { Manufacturer, ReferenceData } from './reference-data.ts';

/** The brands of the general setting `experience_manufacturer_list`, in its order, once each (CONF-44). */
export function experienceBrands({
  settings,
  manufacturersBySlug,
}: Pick<ReferenceData, 'settings' | 'manufacturersBySlug'>): Manufacturer[] {
  const slugs = (settings.get('experience_manufacturer_list') ?? '')
    .split(',')
    .map((slug) => slug.trim().toLowerCase());
  return [...new Set(slugs)].flatMap((slug) => manufacturersBySlug.get(slug) ?? []);
}
