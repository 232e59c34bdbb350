import { splitLocalePath } from 'mf-shared/rules/locale-path';
import { refusedField } from '../../http/refusal.ts';
import { ownAddress, readablePath } from '../redirects/own-address.ts';
import type { Shop } from '../redirects/tidy-redirect.ts';
import { hasNoPage } from './dead-link.ts';

/**
 * The path without a language's prefix that a link is kept by, from what staff wrote: a path, or an address of the shop.
 * @param elsewhere the text that refuses an address that is not the shop's
 * @throws Refusal beside the field where no page of shoppers' has it
 */
export function tidyLink(
  written: string,
  { field, shop, elsewhere }: { field: string; shop: Shop; elsewhere: string },
): string {
  if (written === '') throw refusedField(field, 'validation.required');
  const own = ownAddress(written, shop.publicUrl);
  if (typeof own === 'string') throw refusedField(field, own === 'elsewhere' ? elsewhere : `redirects.${own}`);
  const { path } = splitLocalePath(readablePath(`${own.pathname}/`.replace(/[\\/]+/g, '/')), 'prefix');
  const tidy = path + own.search + own.hash;
  if (hasNoPage(tidy, shop.catalogue)) throw refusedField(field, 'menus.no_page');
  return tidy;
}
