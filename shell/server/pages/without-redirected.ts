import { defaultLocale } from 'mf-shared/rules/locales';
import type { DocumentHead } from '../../src/pages/document-head.ts';
import { encodedPath } from '../answer/encoded-path.ts';

/** A page whose head names no address in another language that settings lead elsewhere (ROUTE-4). */
export function withoutRedirected<Page extends { head: Pick<DocumentHead, 'alternates' | 'paths'> }>(
  page: Page,
  redirectedPaths: readonly string[],
): Page {
  const { head } = page;
  const alternates = head.alternates.filter(({ locale }) => {
    const path = head.paths[locale === 'x-default' ? defaultLocale : locale];
    return !redirectedPaths.includes(encodedPath(path));
  });
  return { ...page, head: { ...head, alternates } };
}
