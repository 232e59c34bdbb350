import type { RedirectState } from 'mf-shared/contract';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import { isPagePath } from 'mf-shared/rules/page-path';
import { type Refusal, refusedField } from '../../http/refusal.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { hasPage } from './has-page.ts';
import { pathOf, redirectKey } from './redirect-key.ts';

export interface Shop {
  publicUrl: string;
  catalogue: Catalogue;
}

/** Why a redirect is refused: `words` is the key of a text. */
export interface Fault {
  field: keyof RedirectState;
  words: string;
}

export const isFault = (value: RedirectState | Fault): value is Fault => 'words' in value;
export const faultIn = (field: Fault['field'], words: string): Fault => ({ field, words: `redirects.${words}` });
export const refusalOf = ({ field, words }: Fault): Refusal => refusedField(field, words);

const nowhere = 'https://shop.invalid';

/** A redirect as it is kept, from what staff wrote (STAFF-46). An address may begin with the shop's own origin. */
export function tidyRedirect(written: RedirectState, { publicUrl, catalogue }: Shop): RedirectState | Fault {
  const old = ownAddress(written.old_path, publicUrl);
  if (typeof old === 'string') return faultIn('old_path', old);
  if (old.search || old.hash) return faultIn('old_path', 'with_query');
  const key = redirectKey(old.pathname);
  if (hasPage(splitLocalePath(key, 'prefix').path, catalogue)) return faultIn('old_path', 'is_page');
  if (written.new_path === null) return { old_path: key, new_path: null };
  const target = ownAddress(written.new_path, publicUrl);
  if (typeof target === 'string') return faultIn('new_path', target);
  const path = readable(`${target.pathname}/`.replace(/[\\/]+/g, '/'));
  if (redirectKey(pathOf(path)) === key) return faultIn('new_path', 'same');
  return { old_path: key, new_path: path + target.search + target.hash };
}

function ownAddress(
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
const readable = (path: string): string =>
  path
    .split(/(%25|%5c)/i)
    .map((part, index) => (index % 2 ? part.toUpperCase() : decodeURI(part)))
    .join('');
