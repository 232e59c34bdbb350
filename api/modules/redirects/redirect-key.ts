import { decodeText } from 'mf-shared/rules/decode-text';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import { withoutAlias, withoutAnyAlias } from 'mf-shared/rules/page-aliases';

/** A percent sign stays as it is encoded: decoded, it would make an escape of what stands behind it. */
const decoded = (text: string): string => text.split('%25').map(decodeText).join('%25');

/**
 * A path as the table of redirects knows it: decoded, in lower case, under the page's own name and not an alias, with one
 * slash between its segments and at its end; a language's prefix stays (ROUTE-130).
 */
export function redirectKey(address: string): string {
  const tidy = `${decoded(address)}/`
    .replace(/[\\/]+/g, '/')
    .toLowerCase()
    .normalize('NFC');
  const { named, path } = splitLocalePath(tidy, 'prefix');
  const own = decoded(named ? withoutAlias(path, named) : withoutAnyAlias(path));
  return named ? `/${named}${own}` : own;
}

/** The path of an address, without what follows it. */
export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';
