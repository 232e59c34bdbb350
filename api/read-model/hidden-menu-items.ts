import { z } from 'zod';

/** As in an address: letters and digits of any language, and hyphens. */
const slug = z.string().regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);
const setting = z.array(slug);

/**
 * Slugs of the pages that the menu leaves out: the general setting `hidden_dynamic_page_menu_items`, as JSON
 * `["slug"]` or as `slug,slug` (CONF-50). One that is neither is told and hides nothing.
 */
export function hiddenMenuItems(written: string | undefined, onError: (error: unknown) => void): ReadonlySet<string> {
  const value = written?.trim().toLowerCase() ?? '';
  if (value === '') return new Set();
  try {
    return new Set(setting.parse(value.startsWith('[') ? JSON.parse(value) : value.split(/\s*,\s*/)));
  } catch (error) {
    onError(new Error('hidden_dynamic_page_menu_items is ignored', { cause: error }));
    return new Set();
  }
}
