import type { Texts } from '../../db/schema/column-kinds.ts';
import { refusedField } from '../../http/refusal.ts';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether it can stand in an address. */
export const isSlug = (slug: string): boolean => slugPattern.test(slug);

/** @throws Refusal where a slug cannot stand in an address, or there is none */
export function checkSlugs(slugs: Texts): void {
  const [first] = Object.keys(slugs);
  if (first === undefined) throw refusedField('slug_fi', 'addresses.no_slug');
  for (const [language, slug] of Object.entries(slugs))
    if (!isSlug(slug)) throw refusedField(`slug_${language}`, 'addresses.slug_signs');
}
