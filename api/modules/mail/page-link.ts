import type { Locale } from 'mf-shared/contract';
import { localPath } from 'mf-shared/rules/locale-path';

/** The address of a page in somebody's language, for mails and for who comes back from elsewhere. */
export const pageLink = (publicUrl: string, locale: Locale, path: string): string =>
  publicUrl + localPath(path, locale, 'prefix-except-default');

/** A page's address with a secret behind the number sign: browsers send that part to no server, so no log repeats it. */
export const secretLink = (publicUrl: string, locale: Locale, path: string, secret: string): string =>
  `${pageLink(publicUrl, locale, path)}#${secret}`;
