/** Rule SEARCH-10: a popup has a link only when its url contains `://` or starts with `/`; a script's never. */
export function keywordLink(url: string): string | null {
  if (url.startsWith('/')) return url;
  return /^https?:\/\//i.test(url) ? url : null;
}
