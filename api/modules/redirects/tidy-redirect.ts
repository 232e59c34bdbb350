import type { RedirectState } from 'mf-shared/contract';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import { Refusal } from '../../http/refusal.ts';
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
export const refusalOf = ({ field, words }: Fault): Refusal =>
  new Refusal(400, 'invalid_request', { fields: { [field]: words } });

const nowhere = 'https://shop.invalid';

/** A redirect as it is kept, from what staff wrote (STAFF-46). An address may begin with the shop's own origin. */
export function tidyRedirect(written: RedirectState, { publicUrl, catalogue }: Shop): RedirectState | Fault {
  const old = ownAddress(written.old_path, publicUrl);
  if (typeof old === 'string') return faultIn('old_path', old);
  if (old.search || old.hash) return faultIn('old_path', 'with_query');
  const key = redirectKey(old.pathname);
  if (key.includes('\0')) return faultIn('old_path', 'not_a_path');
  if (hasPage(splitLocalePath(key, 'prefix').path, catalogue)) return faultIn('old_path', 'is_page');
  if (written.new_path === null) return { old_path: key, new_path: null };
  const target = ownAddress(written.new_path, publicUrl);
  if (typeof target === 'string') return faultIn('new_path', target);
  const path = readable(`${target.pathname}/`.replace(/[\\/]+/g, '/'));
  if (redirectKey(pathOf(path)) === key) return faultIn('new_path', 'same');
  return { old_path: key, new_path: path + target.search + target.hash };
}

function ownAddress(written: string, publicUrl: string): URL | 'elsewhere' | 'not_a_path' {
  const { origin } = new URL(publicUrl);
  const text = written.trim();
  const own = text.toLowerCase().startsWith(origin) ? text.slice(origin.length) || '/' : text;
  if (/^[a-z][a-z\d+.-]*:|^[\\/]{2}/i.test(own)) return 'elsewhere';
  if (!own.startsWith('/') || /[\s\p{Cc}]/u.test(own)) return 'not_a_path';
  const url = URL.canParse(own, nowhere) ? new URL(own, nowhere) : null;
  return url?.origin === nowhere ? url : 'elsewhere';
}

/** Letters as people write them; what would mean something else stays encoded. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
