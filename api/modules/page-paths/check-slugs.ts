import type { Texts } from '../../db/schema/column-kinds.ts';
import { refusedField } from '../../http/refusal.ts';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** @throws Refusal where a slug cannot stand in an address, or there is none */
export function checkSlugs(slugs: Texts): void {
  const [first] = Object.keys(slugs);
  if (first === undefined) throw refusedField('slug_fi', 'addresses.no_slug');
  for (const [language, slug] of Object.entries(slugs))
    if (!slugPattern.test(slug)) throw refusedField(`slug_${language}`, 'addresses.slug_signs');
}
