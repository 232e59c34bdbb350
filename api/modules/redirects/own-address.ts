import { isPagePath } from 'mf-shared/rules/page-path';

const nowhere = 'https://shop.invalid';

/** What staff wrote as an address of the shop, which may begin with the shop's own origin; or why it is none of a page. */
export function ownAddress(
  written: string,
  publicUrl: string,
): URL | 'elsewhere' | 'not_a_page' | 'not_a_path' | 'wrong_escape' {
  const { origin } = new URL(publicUrl);
  const text = written.trim();
  const own = text.toLowerCase().startsWith(origin) ? text.slice(origin.length) || '/' : text;
  if (/^[a-z][a-z\d+.-]*:|^[\\/]{2}/i.test(own)) return 'elsewhere';
  if (!own.startsWith('/') || /[\s\p{Cc}]/u.test(own)) return 'not_a_path';
  const url = URL.canParse(own, nowhere) ? new URL(own, nowhere) : null;
  if (url?.origin !== nowhere) return 'elsewhere';
  if (!isPagePath(url.pathname)) return 'not_a_page';
  return isReadable(url.pathname) ? url : 'wrong_escape';
}

/** Whether each escape of a path stands for a letter or sign, and none for one that controls (lines, for example). */
function isReadable(path: string): boolean {
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Letters as people write them; what would mean something else stays encoded. @param path with valid escapes */
export const readablePath = (path: string): string =>
  path
    .split(/(%25|%5c)/i)
    .map((part, index) => (index % 2 ? part.toUpperCase() : decodeURI(part)))
    .join('');
