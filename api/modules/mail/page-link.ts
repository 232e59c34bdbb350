import type { Locale } from 'mf-shared/contract';
import { localPath } from 'mf-shared/rules/locale-path';

/** The address of a page for a mail, in the receiver's language. */
export const pageLink = (publicUrl: string, locale: Locale, path: string): string =>
  publicUrl + localPath(path, locale, 'prefix-except-default');
