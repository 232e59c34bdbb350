import { z } from 'zod';

/** As in an address: letters and digits of any language, and hyphens. */
const slug = z.string().regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);
const setting = z.array(slug);

/**
 * Slugs of the pages that the menu leaves out: the general setting `hidden_dynamic_page_menu_items`, as JSON
 * `["slug"]` or as `slug,slug` (CONF-50). @throws where it is neither: half of a list would hide what nobody meant
 */
export function pageSlugs(written: string): ReadonlySet<string> {
  const value = written.toLowerCase();
  return new Set(setting.parse(value.startsWith('[') ? JSON.parse(value) : value.split(/\s*,\s*/)));
}
