import type { Locale } from 'mf-shared/contract';
import { localPath } from 'mf-shared/rules/locale-path';

/** The address of a page in somebody's language, for mails and for who comes back from elsewhere. */
export const pageLink = (publicUrl: string, locale: Locale, path: string): string =>
  publicUrl + localPath(path, locale, 'prefix-except-default');
