import type { ListSource } from '../load-list/list-source.ts';

/** Slugs are lower case (LIST-11). */
export const brandSource = ({ manufacturerSlug = '' }: Readonly<Record<string, string>>): ListSource => ({
  kind: 'models',
  source: 'Manufacturer',
  slug: manufacturerSlug.toLowerCase(),
});
