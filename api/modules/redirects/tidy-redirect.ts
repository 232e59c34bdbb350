import type { RedirectState } from 'mf-shared/contract';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import { type Refusal, refusedField } from '../../http/refusal.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { hasPage } from './has-page.ts';
import { ownAddress, readablePath } from './own-address.ts';
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
  const path = readablePath(`${target.pathname}/`.replace(/[\\/]+/g, '/'));
  if (redirectKey(pathOf(path)) === key) return faultIn('new_path', 'same');
  return { old_path: key, new_path: path + target.search + target.hash };
}
