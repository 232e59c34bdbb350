interface TemplatePath {
  /** Where the rest of the path stands in the page's one address. */
  under: '/' | '/old/';
  /** The meaning of the path without a rest; null where it has none. */
  alone: string | null;
}

/** Fixed paths of pages whose address follows from a slug, by their first segment (ROUTE-41, ROUTE-50, ROUTE-51). */
const templatePaths: ReadonlyMap<string, TemplatePath> = new Map([
  ['manufacturer', { under: '/', alone: '/manufacturers/' }],
  ['static', { under: '/', alone: null }],
  ['static-with-tabs', { under: '/', alone: null }],
  ['product-group', { under: '/', alone: '/catalog/' }],
  ['product-new', { under: '/', alone: '/catalog/' }],
  ['product-old', { under: '/old/', alone: '/catalog/' }],
]);

/**
 * The one address of what a template's path stands for; other paths as they are. `path` begins and ends with a slash,
 * without empty segments. What is encoded stays so: a decoded slash would make another host of the first segment.
 */
export function withoutTemplate(path: string): string {
  const [, first = '', rest = ''] = /^\/([^/]*)\/(.*)$/.exec(path) ?? [];
  const template = templatePaths.get(first);
  if (!template) return path;
  return rest === '' ? (template.alone ?? path) : template.under + rest;
}
